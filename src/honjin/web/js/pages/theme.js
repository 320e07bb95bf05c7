// Loaded before anything is painted, so not a module: turns the theme "auto" into light or dark, and follows
// the system while the choice stays "auto". Without script "auto" is light.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const resolve = () => {
    const choice = root.dataset.choice || "auto";
    const system = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
    root.dataset.theme = choice === "auto" ? system : choice;
  };
  root.dataset.choice = root.dataset.theme;
  resolve();
  dark.addEventListener("change", resolve);
  contrast.addEventListener("change", resolve);
  root.addEventListener("theme", resolve);
})();
