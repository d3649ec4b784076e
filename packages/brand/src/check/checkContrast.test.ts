import type { ContrastFinding } from "@livery/theme/contrast.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { expect, test } from "vitest";
import { parseJson } from "../parse/parseJson.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { checkContrast } from "./checkContrast.ts";

const text = '{ "theme": { "colors": { "ink": "#707070" } } }';
const finding: ContrastFinding = {
  mode: "light",
  text: "ink",
  on: "surface",
  ratio: 4.1,
  required: 4.5,
  textColor: "#707070",
  onColor: "#F0F0F0",
  nearest: "#686868",
  set: ["colors", "ink"],
  moved: 0.03,
  others: [],
};

function problemOf(more: Partial<ContrastFinding>) {
  const { document } = parseJson("brands/acme/brand.json", text);
  const layers = [{ brand: "acme", document, value: document?.value }];
  const brand = { document, layers, parents: [] } as unknown as ResolvedBrand;
  const [problem] = checkContrast(brand, { contrast: [{ ...finding, ...more }] } as unknown as CompiledTheme);
  return problem;
}

const hint = 'The nearest readable colour is "#686868": write it to theme.colors.ink.';

test.each([
  ["a colour that moves a little is fixed", 0.1, hint, true],
  [
    "a colour that becomes another one is only advised",
    0.11,
    `${hint} It looks different, so --fix leaves that to you.`,
    false,
  ],
  [
    "a colour that is already the nearest is not fixed to itself",
    0,
    "No other value of theme.colors.ink is enough: change ink and surface together.",
    false,
  ],
])("%s", (_what, moved, suggestion, fixed) => {
  const problem = problemOf({ moved });
  expect(problem).toMatchObject({ code: "LIV1601", severity: "error", suggestion });
  expect(problem?.fix !== undefined).toBe(fixed);
});
