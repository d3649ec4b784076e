import { brandConfig, readTree, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { chmodSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runLivery } from "./testing/runLivery.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = suiteFolder();

/** A folder with `brands/acme`, whose config is `text`. */
function workspace(name: string, text: string): { readonly cwd: string; readonly file: string } {
  const cwd = join(folder, name);
  writeBrand(join(cwd, "brands"), brandConfig("acme", "ACM01"));
  const file = join(cwd, "brands", "acme", "brand.json");
  writeFileSync(file, text);
  return { cwd, file };
}

const inBrands = ["--brands", "brands"];

const misspelt =
  '{ "id": "acme", "merchnt": "A01", "name": { "ko": "가", "en": "A" }, "theme": { "colors": { "brand": "#2350e6" } } }\n';

/** The files before and after `--fix`, byte by byte. */
const samples: readonly (readonly [what: string, before: string, after: string])[] = [
  [
    "Windows line breaks, tabs and no line break at the end",
    '{\r\n\t"id": "acme",\r\n\t"merchnt": "A01",\r\n\t"name": { "ko": "가", "en": "A" },\r\n\t"theme": { "colours": { "brand": "#2350e6" } }\r\n}',
    '{\r\n\t"id": "acme",\r\n\t"merchant": "A01",\r\n\t"name": { "ko": "가", "en": "A" },\r\n\t"theme": { "colors": { "brand": "#2350e6" } }\r\n}',
  ],
  [
    "compact JSON",
    '{"id":"acme","merchant":"A01","name":{"ko":"가","en":"A"},"them":{"colors":{"brand":"#2350e6"}}}',
    '{"id":"acme","merchant":"A01","name":{"ko":"가","en":"A"},"theme":{"colors":{"brand":"#2350e6"}}}',
  ],
  [
    "keys and values with escapes, odd spaces, and a key three levels down",
    '{ "id" : "acme","merch\\u0061nts" :"A01",\n\n   "name": { "ko": "\\uac00", "en": "A\\/B" },\n"theme": { "colors": { "brand": "#2350e6" }, "shape": { "cornr": "round" } } }\n\n\n',
    '{ "id" : "acme","merchant" :"A01",\n\n   "name": { "ko": "\\uac00", "en": "A\\/B" },\n"theme": { "colors": { "brand": "#2350e6" }, "shape": { "corner": "round" } } }\n\n\n',
  ],
];

test.each(samples)("--fix changes only what is wrong: %s", async (what, before, after) => {
  const { cwd, file } = workspace(`fix ${what.slice(0, 12)}`, before);
  const { code, stdout } = await runLivery(["check", "--fix", ...inBrands], cwd);
  expect(readFileSync(file, "utf8")).toBe(after);
  expect([code, stdout]).toEqual([0, expect.stringContaining("1 brand checked, no errors")]);
});

test("--fix writes the nearest readable colour, lists each change, and reports what remains", async () => {
  const colors = '{ "brand": "#2350e6", "ink": "#767c85" }';
  const text = misspelt.replace("merchnt", "merchant").replace('{ "brand": "#2350e6" }', colors);
  const { cwd, file } = workspace("colours", text.replace('"id"', '"banners": 1, "id"'));
  const { code, stdout } = await runLivery(["check", "--fix", ...inBrands], cwd);
  // A person has to decide about keys that are not misspelt; until then the rest is not checked.
  expect([code, stdout]).toEqual([1, expect.stringContaining("There is nothing to fix automatically.")]);
  writeFileSync(file, text);
  const fixed = await runLivery(["check", "--fix", ...inBrands], cwd);
  const now = readFileSync(file, "utf8");
  const [, ink = ""] = /"ink": "(#[0-9A-F]{6})"/.exec(now) ?? [];
  expect(now).toBe(text.replace("#767c85", ink));
  expect(fixed.stdout).toMatch(
    /^1 change in 1 file:\n {2}brands\/acme\/brand\.json:1:\d+ {2}"#767c85" → "#[0-9A-F]{6}"\n/,
  );
  expect(fixed.code).toBe(0);
  expect((await runLivery(["check", ...inBrands], cwd)).code).toBe(0);
});

test("--fix --dry-run shows the lines that would change and writes nothing", async () => {
  const { cwd } = workspace("dry", misspelt);
  const before = readTree(cwd);
  const { code, stdout } = await runLivery(["check", "--fix", "--dry-run", ...inBrands], cwd);
  expect(code).toBe(1);
  expect(stdout).toContain(`-${misspelt.trim()}\n+${misspelt.trim().replace("merchnt", "merchant")}\n`);
  expect(stdout).toContain("1 change in 1 file; nothing was written:");
  expect(readTree(cwd)).toEqual(before);
  const alone = await runLivery(["check", "--dry-run", ...inBrands], cwd);
  expect([alone.code, alone.stderr]).toEqual([2, expect.stringContaining("--dry-run needs --fix")]);
});

test("--fix does not touch brands that were not named, and follows no links", async () => {
  const { cwd, file } = workspace("others", misspelt);
  writeBrand(join(cwd, "brands"), brandConfig("beta", "BET01"));
  expect((await runLivery(["check", "beta", "--fix", ...inBrands], cwd)).code).toBe(0);
  expect(readFileSync(file, "utf8")).toBe(misspelt);
  mkdirSync(join(cwd, "elsewhere"));
  renameSync(file, join(cwd, "elsewhere", "brand.json"));
  symlinkSync(join(cwd, "elsewhere", "brand.json"), file);
  const linked = await runLivery(["check", "--fix", ...inBrands], cwd);
  expect([linked.code, linked.stdout]).toEqual([1, expect.stringContaining("LIV1013")]);
  expect(readFileSync(join(cwd, "elsewhere", "brand.json"), "utf8")).toBe(misspelt);
});

test("--fix keeps a config's permissions, and reports its changes as JSON", async () => {
  const { cwd, file } = workspace("modes", misspelt);
  chmodSync(file, 0o600);
  const { stdout } = await runLivery(["check", "--fix", "--format", "json", ...inBrands], cwd);
  expect(JSON.parse(stdout)).toMatchObject({
    schemaVersion: 1,
    ok: true,
    written: true,
    fixed: [
      {
        file: "brands/acme/brand.json",
        line: 1,
        column: 17,
        pointer: "/merchant",
        from: '"merchnt"',
        to: '"merchant"',
      },
    ],
    problems: [],
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("an inherited colour is fixed in the brand's own file", async () => {
  const { cwd } = workspace("inherited", misspelt.replace("merchnt", "merchant"));
  // Without its brand colour, the house has no contrast to check.
  writeBrand(join(cwd, "brands"), { id: "house", abstract: true, theme: { colors: { ink: "#767c85" } } });
  const own = `{
  "id": "kid",
  "extends": "house",
  "merchant": "K01",
  "name": { "ko": "나", "en": "B" },
  "theme": {
    "colors": { "brand": "#2350e6" }
  }
}
`;
  writeBrand(join(cwd, "brands"), brandConfig("kid", "K01"));
  const file = join(cwd, "brands", "kid", "brand.json");
  writeFileSync(file, own);
  const before = readTree(cwd);
  const { code, stdout } = await runLivery(["check", "kid", "--fix", ...inBrands], cwd);
  expect([code, stdout]).toEqual([0, expect.stringContaining('kid/brand.json:7:37  added "ink": "#')]);
  const now = readFileSync(file, "utf8");
  expect(now.replace(/, "ink": "#[0-9A-F]{6}"/, "")).toBe(own);
  before.set("brands/kid/brand.json", Buffer.from(now));
  expect(readTree(cwd)).toEqual(before);
});

test("--format github and sarif print only findings on stdout, for build and for check", async () => {
  const { cwd } = workspace("machines", misspelt);
  const annotation =
    /^::error file=brands\/acme\/brand\.json,line=1,col=17,endColumn=26,title=LIV1101 unknown key::[^\n]*\n$/;
  for (const command of ["check", "build"]) {
    const github = await runLivery([command, "--format", "github", ...inBrands], cwd);
    expect([github.code, github.stdout]).toEqual([1, expect.stringMatching(annotation)]);
    const sarif = await runLivery([command, "--format", "sarif", ...inBrands], cwd);
    expect(sarif.code).toBe(1);
    expect(JSON.parse(sarif.stdout)).toMatchObject({ version: "2.1.0", runs: [{ results: [{ ruleId: "LIV1101" }] }] });
  }
  writeFileSync(join(cwd, "brands", "acme", "brand.json"), misspelt.replace("merchnt", "merchant"));
  expect(await runLivery(["check", "--format", "github", ...inBrands], cwd)).toEqual({
    code: 0,
    stdout: "",
    stderr: "",
  });
});

test("a folder without brand.json is reported differently from an empty one", async () => {
  const { cwd } = workspace("absent", "");
  mkdirSync(join(cwd, "brands", "none"));
  const { stdout } = await runLivery(["check", ...inBrands], cwd);
  expect(stdout).toMatch(/brands\/acme\/brand\.json:1:1 {2}error LIV1011[^]*The file is empty\./);
  expect(stdout).toMatch(/brands\/none\/brand\.json:1:1 {2}error LIV1016[^]*There is no brand\.json in this folder\./);
});

test("--apca gives advice on texts that pass the gate but look weak, and does not fail", async () => {
  const theme = '{ "mode": "dark", "colors": { "brand": "#c8f031", "negative": "#ff6b6b" } }';
  const text = misspelt.replace("merchnt", "merchant").replace('{ "colors": { "brand": "#2350e6" } }', theme);
  const { cwd } = workspace("apca", text);
  const plain = await runLivery(["check", ...inBrands], cwd);
  expect([plain.code, plain.stdout]).toEqual([0, expect.not.stringContaining("LIV1602")]);
  const asked = await runLivery(["check", "--apca", ...inBrands], cwd);
  expect([asked.code, asked.stdout]).toEqual([0, expect.stringContaining("advice LIV1602")]);
});

test("a white logo is reported in light mode, and the plate that the hint names makes it visible", async () => {
  const { cwd, file } = workspace("white", misspelt.replace("merchnt", "merchant"));
  const white =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<path fill="#fff" d="M0 0h9v9H0Z"/>\n</svg>\n';
  writeFileSync(join(cwd, "brands", "acme", "assets", "logo.svg"), white);
  const { code, stdout } = await runLivery(["check", ...inBrands], cwd);
  expect([code, stdout]).toEqual([1, expect.stringContaining("1 error in 1 brand")]);
  expect(stdout).toMatch(/^brands\/acme\/assets\/logo\.svg:1:1 {2}error LIV1508 {2}logo hard to see\n/);
  expect(stdout).toContain("The logo is hard to see in light mode, on bg, footBg, headerBg, modal.bg.");
  expect(stdout).toMatch(/expected {2}a contrast of at least 3:1 for most of it\n {2}got {7}1:1, #FFFFFF on #FFFFFF\n/);
  const [, entry = "", mode = ""] = /write ("component\.logo\.plate": "[^"]+") to theme\.(\w+)/.exec(stdout) ?? [];
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace('"colors"', `"${mode}": { ${entry} }, "colors"`));
  expect((await runLivery(["check", ...inBrands], cwd)).code).toBe(0);
  writeFileSync(file, text.replace('"colors"', '"light": { "component.logo.plate": "#eeeeee" }, "colors"'));
  const pale = await runLivery(["check", ...inBrands], cwd);
  expect([pale.code, pale.stdout]).toEqual([
    1,
    expect.stringMatching(/^brands\/acme\/brand\.json:1:\d+ {2}error LIV1508/),
  ]);
  expect(pale.stdout).toContain("The logo is hard to see in light mode, on its plate.");
  writeFileSync(join(cwd, "brands", "acme", "assets", "logo.svg"), white.replace("#fff", "none"));
  const none = await runLivery(["check", ...inBrands], cwd);
  expect([none.code, none.stdout]).toEqual([1, expect.stringContaining("none of its shapes has a colour")]);
});
