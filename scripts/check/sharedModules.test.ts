import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./sharedModules.ts";

const text = 'import { vi } from "vitest";\nvi.mock("./a.ts", { spy: true });\n';

it("a unit test that replaces a module is found with its line", () => {
  expect(run(memoryTree({ "packages/x/src/a.test.ts": text }))).toMatchObject([
    { path: "packages/x/src/a.test.ts", line: 2, message: expect.stringContaining("vi.mock") },
  ]);
});

it("a slow test may: its modules are its own", () => {
  expect(run(memoryTree({ "packages/x/src/a.slow.test.ts": text }))).toEqual([]);
});
