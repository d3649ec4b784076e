import { brandConfig, layouts, suiteFolder, writeBrand } from "@livery/pack/testing/brandFolders.ts";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runLivery } from "./testing/runLivery.ts";

const folder = suiteFolder();

/** Two brands of a family, and one by itself. */
function workspace(name: string) {
  const cwd = join(folder, name);
  const brands = join(cwd, "brands");
  writeBrand(brands, { id: "base", abstract: true, layout: layouts[1], locales: ["ko", "en"] });
  writeBrand(brands, brandConfig("child", "CHIL1", { extends: "base" }));
  writeBrand(brands, brandConfig("alone", "ALON1", { layout: { header: "split" } }));
  const configOf = (id: string) => JSON.parse(readFileSync(join(brands, id, "brand.json"), "utf8")) as object;
  const set = async (...args: readonly string[]) => runLivery(["set", "--brands", "brands", ...args], cwd);
  return { cwd, set, configOf };
}

test("it prints a patch that git applies, and writes nothing", async () => {
  const { cwd, set, configOf } = workspace("patch");
  const { code, stdout, stderr } = await set("layout.density=compact", "--where", "layout.header=split");
  expect([code, stderr]).toEqual([0, "1 config to change. Nothing was written; --write writes it.\n"]);
  expect(configOf("alone")).toMatchObject({ layout: { header: "split" } });
  const applied = spawnSync("git", ["apply", "-"], { cwd, input: stdout, encoding: "utf8" });
  expect(applied).toMatchObject({ status: 0 });
  expect(configOf("alone")).toMatchObject({ layout: { header: "split", density: "compact" } });
});

test("--write writes it where brands differ, and not where they inherit it", async () => {
  const { set, configOf } = workspace("write");
  const before = configOf("child");
  const { code, stderr } = await set("layout.density=compact", "--write");
  expect([code, stderr]).toEqual([0, "2 configs changed.\n"]);
  expect([configOf("base"), configOf("alone")]).toMatchObject(
    ["base", "alone"].map((id) => ({ id, layout: { density: "compact" } })),
  );
  expect(configOf("child")).toEqual(before);
  expect((await set("layout.density=compact", "--write")).stderr).toBe("0 configs changed.\n");
});

test("a value that breaks a brand is not written, and its problem is said", async () => {
  const { set, configOf } = workspace("broken");
  const before = configOf("alone");
  const { code, stderr } = await set("layout.density=dense", "--where", "id=alone", "--write");
  expect(code).toBe(1);
  expect(stderr).toMatch(/brands\/alone\/brand\.json:\d+:\d+.*LIV1104[^]*Nothing was written/u);
  expect(configOf("alone")).toEqual(before);
});

test("a key that does not exist is rejected with the nearest one", async () => {
  const { code, stderr } = await workspace("key").set("layout.haeder=rail");
  expect([code, stderr]).toEqual([2, expect.stringContaining("Did you mean layout.header?")]);
});
