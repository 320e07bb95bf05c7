import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import { client } from "./sources.js";

/** What a page loads: these act at once, and need it. */
const ENTRIES = new Set([
  ...["account", "frame", "home", "join", "lobby", "notifications", "offline", "rules", "theme", "waiting"].map(
    (name) => `pages/${name}.js`,
  ),
  ...["replay", "table", "verify"].map((name) => `${name}/main.js`),
]);

const modules = readdirSync(client, { recursive: true }).filter((name) => name.endsWith(".js"));

test("what pages load is there", () => {
  assert.deepEqual(
    [...ENTRIES].filter((name) => !modules.includes(name)),
    [],
  );
});

for (const name of modules.filter((one) => !ENTRIES.has(one)).sort()) {
  test(`${name} reaches for no page when it is loaded`, async () => {
    assert.equal(globalThis.document, undefined);
    await import(new URL(name, client));
  });
}
