"""Re-create the libraries that the pages carry, from npm. For maintainers; users and tests need neither npm nor this.

    .venv/bin/python tools/vendor.py

Run it to take up a new version of a library: change the number in PACKAGES, run, look at the pages, commit what
changed. It needs npm on PATH. esbuild puts each entry file of tools/vendor together with what it imports, as one
minified ES module in src/honjin/web/vendor. Beside the bundles it writes the licence texts and a manifest with
version, licence and hash of each, which tests/web/test_vendor.py holds against the files.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ENTRIES = ROOT / "tools" / "vendor"
PAGES = ROOT / "src" / "honjin" / "web" / "vendor"
TESTS = ROOT / "tests" / "browser" / "vendor"

ESBUILD = "0.28.2"
PACKAGES = {
    "preact": "11.2.0",
    "htm": "3.1.1",
    "@preact/signals": "2.11.4",
    "@fluent/bundle": "0.19.1",
    "d3-selection": "3.0.1",
    "d3-zoom": "3.0.1",
    "axe-core": "4.14.0",
}
STAND_INS = {"zoom": {"d3-transition": "no_transition.js", "d3-interpolate": "no_transition.js"}}
"""Packages that a bundle gets a file of ours for."""


def main() -> None:
    """Install, bundle, and write the manifests."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        wanted = [f"{name}@{version}" for name, version in PACKAGES.items()]
        (work / "package.json").write_text("{}")
        npm = ("npm", "install", "--no-audit", "--no-fund", "--loglevel=error", "--save-exact")
        subprocess.run([*npm, f"esbuild@{ESBUILD}", *wanted], cwd=work, check=True)
        PAGES.mkdir(parents=True, exist_ok=True)
        bundles = {name: bundle(work, name) for name in ("preact", "fluent", "zoom")}
        write_manifest(work, PAGES, bundles)
        TESTS.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(work / "node_modules/axe-core/axe.min.js", TESTS / "axe.min.js")
        write_manifest(work, TESTS, {"axe.min": ["axe-core"]})


def bundle(work: Path, name: str) -> list[str]:
    """Make one bundle; the packages that went into it."""
    for file in ENTRIES.glob("*.js"):
        shutil.copyfile(file, work / file.name)
    stand_ins = STAND_INS.get(name, {})
    subprocess.run(
        [
            str(work / "node_modules/.bin/esbuild"),
            f"{name}.js",
            "--bundle",
            "--minify",
            "--format=esm",
            "--target=es2022",
            "--legal-comments=none",
            "--log-level=warning",
            "--metafile=meta.json",
            f"--outfile={PAGES / name}.js",
            *(f"--alias:{package}=./{file}" for package, file in stand_ins.items()),
        ],
        cwd=work,
        check=True,
    )
    outputs = json.loads((work / "meta.json").read_text())["outputs"]
    (inputs,) = (output["inputs"] for output in outputs.values())
    # Only what left bytes in the bundle: the rest was read and shaken off.
    used = {package_of(path) for path, share in inputs.items() if share["bytesInOutput"]}
    return sorted(package for package in used if package)


def package_of(path: str) -> str:
    """The npm package of an input file; "" for our own."""
    if "node_modules/" not in path:
        return ""
    parts = path.split("node_modules/")[-1].split("/")
    return "/".join(parts[:2]) if parts[0].startswith("@") else parts[0]


def write_manifest(work: Path, folder: Path, files: dict[str, list[str]]) -> None:
    """Say what each file of a folder is made of, and add the licence texts."""
    lines = ["# Written by tools/vendor.py. What the files beside this one are made of; a test checks the hashes.", ""]
    texts: dict[str, str] = {}
    for name, packages in files.items():
        content = (folder / f"{name}.js").read_bytes()
        lines += ["[[file]]", f'name = "{name}.js"', f'sha256 = "{hashlib.sha256(content).hexdigest()}"', ""]
        for package in packages:
            home = work / "node_modules" / package
            about = json.loads((home / "package.json").read_text())
            lines += ["[[file.package]]", f'name = "{package}"', f'version = "{about["version"]}"']
            lines += [f'licence = "{about["license"]}"', f'source = "npm:{package}@{about["version"]}"', ""]
            texts[package] = f"{package} {about['version']} ({about['license']})\n\n{licence_text(home)}"
    (folder / "manifest.toml").write_text("\n".join(lines))
    rule = "\n" + "-" * 78 + "\n\n"
    (folder / "LICENSES.txt").write_text(rule.join(text for _, text in sorted(texts.items())))


def licence_text(home: Path) -> str:
    """The licence file of a package. Fluent's forgot it: the same licence is in the package of htm."""
    files = sorted(home.glob("LICEN[SC]E*")) or sorted(home.parents[1].glob("htm/LICENSE"))
    return files[0].read_text().strip() + "\n"


if __name__ == "__main__":
    main()
