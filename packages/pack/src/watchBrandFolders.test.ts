import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "./testing/brandFolders.ts";
import { watchBrandFolders } from "./watchBrandFolders.ts";

/** A sequence of changes in a brands folder; each must be noticed. */
const changes: readonly (readonly [what: string, change: (brands: string) => void])[] = [
  ["a saved config", (brands) => writeFileSync(join(brands, "alpha", "brand.json"), "{}")],
  [
    "a config that an editor replaces",
    (brands) => {
      writeFileSync(join(brands, "alpha", "brand.json~"), "{}");
      renameSync(join(brands, "alpha", "brand.json~"), join(brands, "alpha", "brand.json"));
    },
  ],
  ["a first folder of texts", (brands) => mkdirSync(join(brands, "alpha", "locales"))],
  ["a text in it", (brands) => writeFileSync(join(brands, "alpha", "locales", "ko.json"), "{}")],
  ["a logo", (brands) => writeFileSync(join(brands, "alpha", "assets", "logo.svg"), "<svg/>")],
  ["a copied brand", (brands) => cpSync(join(brands, "alpha"), join(brands, "beta"), { recursive: true })],
  ["a change in the copy", (brands) => writeFileSync(join(brands, "beta", "assets", "logo.svg"), "<svg />")],
  [
    "a brand in the place of another",
    (brands) => {
      rmSync(join(brands, "beta"), { recursive: true });
      cpSync(join(brands, "alpha"), join(brands, "beta"), { recursive: true });
    },
  ],
  ["a change in that one", (brands) => writeFileSync(join(brands, "beta", "brand.json"), "{ }")],
  ["a removed brand", (brands) => rmSync(join(brands, "beta"), { recursive: true })],
];

test("every change of a brand is noticed", async () => {
  using folder = temporaryFolder();
  const brands = join(folder.path, "brands");
  mkdirSync(join(brands, "alpha", "assets"), { recursive: true });
  writeFileSync(join(brands, "alpha", "brand.json"), "{}");
  const changed = vi.fn<() => void>();
  const watching = watchBrandFolders(brands, changed, 5);
  for (const [what, change] of changes) {
    changed.mockClear();
    change(brands);
    await expect.poll(() => changed.mock.calls.length, { message: what }).toBeGreaterThan(0);
  }
  watching.close();
});
