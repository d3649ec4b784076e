import { expect, it } from "vitest";
import { root } from "../lib/root.ts";
import { folderTree } from "../lib/tree.ts";
import { run } from "./noBrandNames.ts";

it("BR-006a no shared source or text has an id, merchant or name of a brand of this repository", () => {
  const tree = folderTree(root);
  expect(tree.files.filter((path) => /^packages\/runtime\/.*\/locales\/.*\.json$/.test(path)).length).toBeGreaterThan(
    20,
  );
  expect(run(tree)).toEqual([]);
});
