import { brandConfig, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runLivery } from "../../testing/runLivery.ts";

// If no other test has built the runtime yet, the first command here does.
vi.setConfig({ testTimeout: 120_000 });

const folder = suiteFolder();
const look = { locales: ["ko", "en"], layout: { header: "rail", nav: "drawer" } };
writeBrand(join(folder, "brands"), { ...brandConfig("base", "BAS01", look), abstract: true });
const own = {
  layout: { header: "split", nav: null },
  compliance: { markets: ["XA"] },
  switches: { MOBILEREG3: false },
};
const { theme: _theme, name: _name, ...child } = brandConfig("acme", "ACM01", { extends: "base", ...own });
writeBrand(join(folder, "brands"), child);

function explain(...args: readonly string[]) {
  return runLivery(["explain", ...args, "--brands", "brands"], folder);
}

async function explanation(...args: readonly string[]) {
  const { code, stdout } = await explain(...args, "--format", "json");
  expect(code).toBe(0);
  return JSON.parse(stdout);
}

test("a value is shown with its place, the values it overrides, and its default", async () => {
  expect(await explanation("acme", "layout.header")).toMatchObject({
    ok: true,
    pointer: "/layout/header",
    value: "split",
    default: "bar",
    origin: { layer: "brand", brand: "acme", file: "brands/acme/brand.json", line: 6, column: 15 },
    said: [{ brand: "acme" }, { brand: "base", value: "rail", file: "brands/base/brand.json" }],
    readers: expect.arrayContaining([{ name: "compileSite" }, { name: "rule LIV1214", title: expect.any(String) }]),
  });
});

test("an inherited value names the brand that sets it; null removes it", async () => {
  expect(await explanation("acme", "/theme/colors/brand")).toMatchObject({
    value: "#2f5bd0",
    origin: { layer: "brand", brand: "base", file: "brands/base/brand.json" },
  });
  const { stdout } = await explain("acme", "layout.nav");
  expect(stdout).toMatch(/from {6}the default\n {2}null {6}at brands\/acme\/brand\.json:7:12 removes what follows/);
  expect(stdout).toMatch(/over {6}"drawer" of "base" at brands\/base\/brand\.json:\d+:\d+/);
});

test("a value that a compliance pack sets names pack, rule and source, on the given day", async () => {
  const { value, origin, decides, lock } = await explanation("acme", "switches.FREEPLAY3", "--date", "2026-06-01");
  expect([value, origin]).toEqual([
    false,
    { layer: "compliance", pack: "XA", rule: "XA-14", source: expect.any(String) },
  ]);
  expect(decides).toMatch(/^a compliance pack locks it/);
  expect(lock).toMatchObject({ rule: "XA-14", because: { key: "compliance.markets", value: ["XA"] } });
  expect((await explain("acme", "play", "--date", "June")).stderr).toMatch(/Write a day like 2026-07-01/);
});

test("another value changes what is listed: the site, files, and the pages whose chunks read it", async () => {
  const { changes } = await explanation("acme", "features.sports");
  expect(changes).toMatchObject({ with: false, screens: { everywhere: true } });
  expect(changes.site).toContainEqual({ key: "features.sports", from: true, to: false });
  expect(changes.files.removed).toContainEqual(expect.stringMatching(/^assets\/sports-\*\.js$/));
  expect(changes.screens.sections).toContain("sports");
  expect(changes.screens.routes).toContain("/sports");
});

test("a switch without effect names the value that overrules it, with its place", async () => {
  const { stdout } = await explain("acme", "switches.MOBILEREGPASS3");
  expect(stdout).toContain("Without effect at present: visitors see no difference with false instead of true");
  expect(stdout).toMatch(/because {3}switches\.MOBILEREG3 is false {2}brands\/acme\/brand\.json:\d+:\d+\n/);
  expect(stdout).toMatch(/sent in {3}GET \/wps\/system\/whitelabel, as the node MOBILEREGPASS3/);
});

test("a colour changes tokens and the chunks that use them; a host changes policy and site", async () => {
  const color = (await explanation("acme", "theme.colors.brand")).changes;
  expect([color.site, color.policy]).toEqual([[], []]);
  expect(color.tokens).toContain("semantic.color.brand");
  expect(color.files.changed).toContain("index.html");
  expect(color.screens.chunks.some(({ properties }: { properties: number }) => properties > 0)).toBe(true);
  const { site, tokens, policy } = (await explanation("acme", "hosts.games")).changes;
  expect({ tokens, policy }).toEqual({ tokens: [], policy: ["Content-Security-Policy: frame-src"] });
  expect(site).toMatchObject([{ key: "hosts.games" }]);
});

test("if no other value is possible, the reason is given", async () => {
  expect((await explanation("acme", "id")).changes.refused).toMatch(/does not compile: The id is not the name/);
  expect((await explanation("base", "layout.header")).changes.refused).toMatch(/An abstract brand has no site/);
});

test("without a key: the values that a brand sets, inherits, and gets from compliance packs", async () => {
  const { own: said, inherited, law, pending, parents } = await explanation("acme", "--date", "2026-06-01");
  expect(parents).toEqual(["base"]);
  expect(said.map(({ key }: { key: string }) => key)).toContain("layout.header");
  expect(inherited).toContainEqual(expect.objectContaining({ key: "theme.colors.brand", value: "#2f5bd0" }));
  expect(law).toContainEqual(expect.objectContaining({ key: "compliance.minimumAge", from: 18, value: 19 }));
  const { stdout } = await explain("acme");
  expect(pending).toContainEqual(expect.objectContaining({ state: "future", from: expect.any(String) }));
  for (const title of ["Set by the brand", "Inherited", "Changed by compliance packs", "Rules not in force"])
    expect(stdout).toContain(title);
});

test("an object lists the keys below it", async () => {
  const { leaves } = await explanation("acme", "contact");
  expect(leaves).toMatchObject([{ key: "contact.email" }, { key: "contact.social" }]);
});

test.each([
  ["a misspelt key", ["acme", "layout.haeder"], /Did you mean layout\.header\?/],
  ["a misspelt brand", ["acem", "layout.header"], /There is no brand "acem"\. Did you mean "acme"\?/],
])("%s is rejected with exit code 2 and the nearest name", async (_what, args, message) => {
  const { code, stderr } = await explain(...args);
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
});

test("an abstract brand is checked, but not packed and not reported as removed", async () => {
  const run = (...args: readonly string[]) => runLivery([...args, "--brands", "brands"], folder);
  expect((await run("check")).stdout).toContain("2 brands checked, no errors");
  const built = await run("build", "--json");
  expect(JSON.parse(built.stdout)).toMatchObject({ brands: [{ id: "acme", packed: true }], removed: [] });
  expect(readdirSync(join(folder, "dist")).filter((name) => !name.startsWith("."))).toEqual(["acme"]);
  const refused = await run("build", "base");
  expect([refused.code, refused.stderr]).toEqual([
    2,
    expect.stringMatching(/"base" is abstract.* has no site\. Brands that extend it: acme\./),
  ]);
});
