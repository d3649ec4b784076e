import { expect, it } from "vitest";
import { globPattern, globPatternBelow } from "./globPattern.ts";

it.each([
  ["docs/*.md", "docs/a.md", true],
  ["docs/*.md", "docs/a/b.md", false],
  ["docs/*.md", "docs/aXmd", false],
  ["**/*.md", "README.md", true],
  ["**/*.md", ".storybook/a/b.md", true],
  ["brands/**", "brands/acme/brand.json", true],
  ["scripts/*/**", "scripts/lib/a.ts", true],
  // As turbo reads it.
  ["scripts/*/**", "scripts/bootstrap.mjs", true],
  ["packages/{ui,runtime}/src/**/*.css.ts", "packages/ui/src/A/A.css.ts", true],
  ["packages/{ui,runtime}/src/**/*.css.ts", "packages/theme/src/A.css.ts", false],
  ["packages/{brand,p*}/src/**", "packages/pack/src/a.ts", true],
])("%s matches %s: %s", (glob, path, matches) => {
  expect(globPattern(glob).test(path)).toBe(matches);
});

it("a folder's pattern matches what is below it, not what only begins like it", () => {
  const pattern = globPatternBelow("locales/*");
  expect(["locales/ko", "locales/ko/a.json", "locales"].map((path) => pattern.test(path))).toEqual([true, true, false]);
});
