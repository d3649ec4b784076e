import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrandSources } from "./readBrandSources.ts";
import { brandConfig, temporaryFolder, writeBrand } from "./testing/brandFolders.ts";

test("brand folders are read in one order, with their texts and files, and paths as messages show them", async () => {
  using folder = temporaryFolder();
  const brands = join(folder.path, "brands");
  writeBrand(brands, brandConfig("b", "B01"));
  writeBrand(brands, brandConfig("a", "A01"));
  mkdirSync(join(brands, "a", "locales"));
  writeFileSync(join(brands, "a", "locales", "ko.json"), "{}");
  writeFileSync(join(brands, "README.md"), "not a brand");
  const sources = await readBrandSources(brands, folder.path);
  expect(sources.map(({ id, file }) => [id, file])).toEqual([
    ["a", "brands/a/brand.json"],
    ["b", "brands/b/brand.json"],
  ]);
  expect(sources[0]?.locales).toEqual([{ language: "ko", file: "brands/a/locales/ko.json", text: "{}" }]);
  expect(sources[0]?.assets).toMatchObject([{ name: "logo.svg", text: expect.stringContaining("<svg") }]);
});

test("links in a brand folder are not followed", async () => {
  using folder = temporaryFolder();
  const brands = join(folder.path, "brands");
  writeBrand(brands, brandConfig("a", "A01"));
  writeFileSync(join(folder.path, "secret.svg"), "<svg>secret</svg>");
  symlinkSync(join(folder.path, "secret.svg"), join(brands, "a", "assets", "stolen.svg"));
  symlinkSync(join(brands, "a"), join(brands, "b"));
  mkdirSync(join(brands, "c"));
  symlinkSync(join(brands, "a", "brand.json"), join(brands, "c", "brand.json"));
  symlinkSync(folder.path, join(brands, "c", "assets"));
  const sources = await readBrandSources(brands, folder.path);
  expect(sources.map(({ id, text }) => [id, text === ""])).toEqual([
    ["a", false],
    ["c", true],
  ]);
  expect(JSON.stringify(sources)).not.toContain("secret");
});

test("a folder without brand.json reads as empty text, and a huge one is not read to its end", async () => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, "a"));
  mkdirSync(join(folder.path, "b"));
  writeFileSync(join(folder.path, "b", "brand.json"), "[".repeat(2_000_000));
  const [a, b] = await readBrandSources(folder.path, folder.path);
  expect(a?.text).toBe("");
  expect(b?.text.length).toBeLessThan(600_000);
  expect(b?.text.length).toBeGreaterThan(256 * 1024);
});

test("a folder of brands that is not there is a sentence", async () => {
  await expect(readBrandSources("/nowhere/brands", "/")).rejects.toThrow(
    "The folder of brands /nowhere/brands cannot be read.",
  );
});
