import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashOfBrand, keptBrand } from "./keptBrand.ts";
import { openResults } from "./keptResults.ts";
import { temporaryFolder } from "./testing/brandFolders.ts";

const compiled = {
  id: "a",
  day: "2026-01-01",
  site: { merchant: "가나다" },
  theme: { art: {} },
  policy: {},
  report: {},
  logo: "<svg/>",
  compliance: {},
  sources: [],
} as unknown as CompiledBrand;
const result = { compiled, texts: [["ko", { core: { title: "제목" } }]], problems: [] } as const;

test("a later program gets the same brand, and reads it only when something of it is asked for", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "results.sqlite");
  const first = openResults(file, "code");
  expect(first?.keep("key", result).compiled).toEqual(compiled);
  first?.save();
  const kept = openResults(file, "code")?.get("key");
  expect(kept).toMatchObject({ texts: result.texts, problems: [] });
  expect(kept?.compiled.id).toBe("a");
  expect(hashOfBrand(kept!.compiled)).toBe(hashOfBrand(compiled));
  expect(kept?.compiled.site).toEqual(compiled.site);
  expect(kept?.compiled).toEqual(compiled);
  expect({ ...kept?.compiled }).toEqual(compiled);
});

test("a brand that nobody asks for is not read", () => {
  const brand = keptBrand({ id: "a", hash: "hash", compliance: compiled.compliance, sources: [] }, () => {
    throw new Error("read");
  });
  expect([brand.id, hashOfBrand(brand)]).toEqual(["a", "hash"]);
  expect(() => brand.site).toThrow("read");
});

test("other code, another key and a damaged file give nothing, and a damaged one is begun anew", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "results.sqlite");
  const first = openResults(file, "code");
  first?.keep("key", result);
  first?.save();
  expect(openResults(file, "code")?.get("other")).toBeUndefined();
  expect(openResults(file, "changed code")?.get("key")).toBeUndefined();
  writeFileSync(file, "damaged");
  expect(openResults(file, "code")).toBeUndefined();
  expect(openResults(file, "code")?.get("key")).toBeUndefined();
  expect(openResults(file, "code")).toBeDefined();
});
