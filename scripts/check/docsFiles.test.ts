import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./docsFiles.ts";

const files = { "packages/product/src/routes.ts": "", "docs/guide.md": "", "docs/images/a.webp": "" };

it("a source file and a link's target that are not there are found", () => {
  const text = "`product/routs.ts`\n[guide](docs/giude.md)";
  expect(run(memoryTree({ ...files, "README.md": text }))).toEqual([
    { path: "README.md", line: 1, message: "there is no source file product/routs.ts." },
    { path: "README.md", line: 2, message: "the link to docs/giude.md leads nowhere." },
  ]);
});

it("what is there is not found: by its package, by the end of its path, as a folder, or on another site", () => {
  const text =
    "`product/routes.ts` `routes.ts` `@livery/product/routes.ts` `X.section.tsx` [a](docs/guide.md#b) [b](docs/images) [c](https://example.org/x)";
  expect(run(memoryTree({ ...files, "README.md": text }))).toEqual([]);
});
