import { readTree, suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeBrandFolder } from "./writeBrandFolder.ts";

const folder = suiteFolder();
const files = new Map([
  ["brand.json", "{}\n"],
  ["assets/logo.svg", "<svg/>\n"],
]);

test("the folder stands there with all its files, and nothing beside it", async () => {
  const brands = join(folder, "whole", "brands");
  await writeBrandFolder(join(brands, "acme"), files, new AbortController().signal);
  expect([...readTree(brands).keys()]).toEqual(["acme/assets/logo.svg", "acme/brand.json"]);
  // As readable as any other folder.
  mkdirSync(join(brands, "other"));
  expect(statSync(join(brands, "acme")).mode).toBe(statSync(join(brands, "other")).mode);
});

test("an abort leaves nothing behind, not even the folder of brands that it made", async () => {
  const brands = join(folder, "aborted", "brands");
  await expect(writeBrandFolder(join(brands, "acme"), files, AbortSignal.abort())).rejects.toThrow(/aborted/);
  expect(existsSync(join(folder, "aborted"))).toBe(false);
});

test("where it cannot write it says so in a sentence, and the other brands stay", async () => {
  const brands = join(folder, "file");
  writeFileSync(brands, "not a folder");
  await expect(writeBrandFolder(join(brands, "acme"), files, new AbortController().signal)).rejects.toThrow(
    /cannot be written/,
  );
});
