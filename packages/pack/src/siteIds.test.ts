import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteIds } from "./siteIds.ts";
import { brandConfig, suiteFolder, writeBrand } from "./testing/brandFolders.ts";

test("every folder is a site except abstract brands; an unreadable config still counts as a site", () => {
  const folder = suiteFolder();
  writeBrand(folder, brandConfig("two", "TWO01"));
  writeBrand(folder, brandConfig("base", "BAS01", { abstract: true }));
  mkdirSync(join(folder, "broken"));
  writeFileSync(join(folder, "broken", "brand.json"), "{");
  mkdirSync(join(folder, ".hidden"));
  expect(siteIds(folder)).toEqual(["broken", "two"]);
});
