import { brandConfig, layouts, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runLivery } from "./testing/runLivery.ts";

const cwd = suiteFolder();
const brands = join(cwd, "brands");
writeBrand(brands, brandConfig("harbor", "HARB1", { features: { vip: false } }));
writeBrand(brands, brandConfig("meadow", "MEAD1", { layout: layouts[1], locales: ["en"], defaultLanguage: "en" }));
writeBrand(brands, brandConfig("wrong", "WRON1", { layout: { header: "rial" } }));

const list = async (...args: readonly string[]) => runLivery(["list", "--brands", "brands", ...args], cwd);
const idsOf = async (...args: readonly string[]) => {
  const { stdout } = await list("--json", ...args);
  return (JSON.parse(stdout) as { readonly brands: readonly { readonly id: string }[] }).brands.map(({ id }) => id);
};

test.each([
  [[], ["harbor", "meadow", "wrong"]],
  [["--where", "layout.header=rail"], ["meadow"]],
  [["--where", "features.vip=false"], ["harbor"]],
  // What no brand writes is its default.
  [
    ["--where", "play=demo", "locales=ko"],
    ["harbor", "wrong"],
  ],
  [["--where", "locales!=ko"], ["meadow"]],
  [["--problems", "error"], ["wrong"]],
  [["--problems", "none"], ["meadow"]],
  [["--problems", "LIV1104"], ["wrong"]],
  [["--problems", "LIV1104", "--where", "layout.header=rail"], []],
] as const)("with %o it lists %o", async (args, ids) => {
  const found = await idsOf(...args);
  expect(found).toEqual(ids);
});

test("people read a table with the values that were asked for, and how many brands there are", async () => {
  const { stdout, code } = await list("--where", "layout.header=rail");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^brand +merchant +markets +languages +layout\.header +problems\n/u);
  expect(stdout).toMatch(/\nmeadow +MEAD1 +en +rail/u);
  expect(stdout).toMatch(/\n1 of 3 brands\n$/u);
});

test.each([
  ["layout.haeder=rail", 'There is no key "haeder" in layout. Did you mean layout.header?'],
  ["layout.header=rial", 'layout.header is never "rial". Did you mean "rail"?'],
  ["layout.header", '"layout.header" is not a condition. Write one like layout.header=rail.'],
])("%s is rejected with what was meant", async (condition, message) => {
  const { code, stderr } = await list("--where", condition);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
