import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./namedExports.ts";

const text = "const a = 1;\nexport default a;\n";

it("a default export is found with its line", () => {
  expect(run(memoryTree({ "packages/x/src/a.ts": text }))).toEqual([
    { path: "packages/x/src/a.ts", line: 2, message: "Give this export a name." },
  ]);
});

it.each([
  "packages/x/src/Vip.section.tsx",
  "packages/ui/src/A/A.stories.tsx",
  "vitest.config.ts",
  ".storybook/main.ts",
  "scripts/progress/playwrightReporter.ts",
])("a loader asks for the one of %s", (path) => {
  expect(run(memoryTree({ [path]: text }))).toEqual([]);
});
