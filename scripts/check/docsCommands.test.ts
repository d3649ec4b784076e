import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./docsCommands.ts";

const manifest = { "package.json": '{ "scripts": { "check": "x", "test:unit": "x" } }' };

it("a command that package.json does not have is found", () => {
  expect(run(memoryTree({ ...manifest, "README.md": "Run\n`npm run chekc`." }))).toEqual([
    { path: "README.md", line: 2, message: "`npm run chekc`: package.json has no such script." },
  ]);
});

it("existing scripts are not, and a README may be missing", () => {
  expect(
    run(memoryTree({ ...manifest, "packages/x/README.md": "`npm run check`, `npm run test:unit -- a`." })),
  ).toEqual([]);
  expect(run(memoryTree(manifest))).toEqual([]);
});

it("a command that livery does not have is found, unless it is marked as planned", () => {
  const tree = { ...manifest, "packages/cli/src/commands/build/build.ts": "" };
  const text = "`livery build`\n`livery verify`\n`livery export` _(planned: S11)_";
  expect(run(memoryTree({ ...tree, "README.md": text }))).toEqual([
    { path: "README.md", line: 2, message: "`livery verify`: livery has no such command." },
  ]);
});
