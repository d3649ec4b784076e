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

test("the folder is created with all its files, and nothing next to it", async () => {
  const brands = join(folder, "whole", "brands");
  await writeBrandFolder(join(brands, "acme"), files, new AbortController().signal);
  expect([...readTree(brands).keys()]).toEqual(["acme/assets/logo.svg", "acme/brand.json"]);
  // With the permissions of any other folder.
  mkdirSync(join(brands, "other"));
  expect(statSync(join(brands, "acme")).mode).toBe(statSync(join(brands, "other")).mode);
});

test("an abort leaves nothing behind, not even the brands folder that it created", async () => {
  const brands = join(folder, "aborted", "brands");
  await expect(writeBrandFolder(join(brands, "acme"), files, AbortSignal.abort())).rejects.toThrow(/aborted/);
  expect(existsSync(join(folder, "aborted"))).toBe(false);
});

test("if it cannot write, it prints one sentence, and the other brands stay", async () => {
  const brands = join(folder, "file");
  writeFileSync(brands, "not a folder");
  await expect(writeBrandFolder(join(brands, "acme"), files, new AbortController().signal)).rejects.toThrow(
    /cannot be written/,
  );
});
