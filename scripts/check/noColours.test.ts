import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./noColours.ts";

it.each([
  ["a hex value", 'const a = "#FFF";'],
  ["a hex value in a template", "const a = `1px solid #12345678 ${b}`;"],
  ["a hex value in an address", 'const a = "data:image/svg+xml,fill=%23abcdef";'],
  ["rgb()", 'const a = "rgb(0 0 0 / 50%)";'],
  ["oklch()", 'const a = "oklch(0.5 0.1 20)";'],
  ["a name in a JSX style", 'const a = <b style={{ color: "red" }} />;'],
  ["a name as fill", 'const a = <path fill="white" />;'],
])("%s is found", (_, text) => {
  expect(run(memoryTree({ "packages/ui/src/A/A.tsx": text }))).toHaveLength(1);
});

it("a colour name in a stylesheet is found, also within a longer value", () => {
  const text = 'export const a = style({ border: "1px solid black" });';
  expect(run(memoryTree({ "packages/ui/src/A/A.css.ts": text }))).toEqual([
    { path: "packages/ui/src/A/A.css.ts", line: 1, message: "black is a colour." },
  ]);
});

it.each([
  'style({ whiteSpace: "nowrap", transition: "background-color 1s", color: "transparent", fill: "currentColor" })',
  'style({ gold: { display: "grid" } })',
  'style({ selectors: { "&:hover": { background: `color-mix(in oklch, ${vars.color.ink}, transparent)` } } })',
])("text without a colour is not: %s", (text) => {
  expect(run(memoryTree({ "packages/ui/src/A/A.css.ts": `export const a = ${text};` }))).toEqual([]);
});

it("a word of a text, and a colour elsewhere, are not", () => {
  const files = {
    "packages/ui/src/A/A.tsx": 'const a = <b title="gold">red #main</b>;',
    "packages/theme/src/a.ts": 'const a = "#fff";',
  };
  expect(run(memoryTree(files))).toEqual([]);
});
