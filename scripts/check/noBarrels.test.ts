import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./noBarrels.ts";

it.each([
  'export * from "./a.ts";',
  'export { a } from "./a.ts";',
  'import { a } from "./a.ts";\nexport { a };',
  'export type { A } from "./a.ts";\nexport { b } from "./b.ts";',
])("a file that only re-exports is found: %s", (text) => {
  expect(run(memoryTree({ "packages/x/src/index.ts": text }))).toHaveLength(1);
});

it.each(['export { a } from "./a.ts";\nexport const b = 1;', 'import "./a.ts";\nrun();', "export {};"])(
  "a file that does something is not: %s",
  (text) => {
    expect(run(memoryTree({ "packages/x/src/a.ts": text }))).toEqual([]);
  },
);
