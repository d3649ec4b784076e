import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./fileLength.ts";

const code = "export function one(): number {\n  return 1;\n}\n".repeat(101);
const rows = "  { id: 1, path: `/a`, at: [-1, other.key] },\n".repeat(400);
const table = `import { other } from "./other.ts";\n/** Why. */\nexport const rows = [\n${rows}] as const satisfies readonly Row[];\n`;

it("a file of more than 300 lines of code is found", () => {
  expect(run(memoryTree({ "packages/x/src/a.ts": code }))).toEqual([
    { path: "packages/x/src/a.ts", message: "303 lines. Split it by subject." },
  ]);
});

it("a file of 300 lines is not", () => {
  expect(run(memoryTree({ "packages/x/src/a.ts": code.slice(0, code.length - 3 * 47) }))).toEqual([]);
});

it("a table may be longer, and code below it counts as code", () => {
  expect(run(memoryTree({ "packages/x/src/a.ts": table }))).toEqual([]);
  expect(run(memoryTree({ "packages/x/src/a.ts": table + code }))).toHaveLength(1);
});

it.each(["a.gen.ts", "a.test.ts", "A.stories.tsx"])("%s is left out", (name) => {
  expect(run(memoryTree({ [`packages/x/src/${name}`]: code }))).toEqual([]);
});
