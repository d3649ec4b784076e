import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./noBrandNames.ts";

const brands = {
  "brands/acme/brand.json": '{ "merchant": "ACM01", "name": { "ko": "맑은물", "en": "Acme & Sons" } }',
  "brands/broken/brand.json": "{",
};
const found = (path: string, text: string) => run(memoryTree({ ...brands, [path]: text }));

it.each([
  'const a = "acme";',
  "const a = `acme-logo`;",
  "const a = <b>acme</b>;",
  "// as acme wants it",
  'const a = "ACM01";',
  'x === "broken";',
  "const colors = { acme: 1 };",
])("a brand's id or merchant in shared source is found: %s", (text) => {
  for (const folder of ["runtime", "ui"]) expect(found(`packages/${folder}/src/a.tsx`, text)).toHaveLength(1);
});

it.each([
  '{ "a": "Welcome to Acme & Sons" }',
  '{ "a": "맑은물에서 즐기세요" }',
  '{ "a": "acme" }',
  '{ "a": "(ACM01)" }',
])("a brand's name in a shared text is found, with its line: %s", (text) => {
  const path = "packages/runtime/src/i18n/locales/ko/core.json";
  expect(found(path, `\n${text}`)).toEqual([{ path, line: 2, message: expect.stringMatching(/a brand|brands\/acme/) }]);
});

it.each([
  ["packages/ui/src/a.tsx", 'const a = "acmes, pacme, ACM012";'],
  ["packages/brand/src/a.ts", 'const a = "acme";'],
  ["packages/runtime/src/a.svg", "<title>acme</title>"],
])("other words, other packages and other files are not: %s", (path, text) => {
  expect(found(path, text)).toEqual([]);
});

it("without a brand there is no name to find", () => {
  expect(run(memoryTree({ "packages/ui/src/a.tsx": 'const a = "";' }))).toEqual([]);
});
