import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { suiteFolder } from "../testing/brandFolders.ts";
import { compareFolders } from "./compareFolders.ts";

const folder = suiteFolder();

function write(name: string, files: Readonly<Record<string, string | Buffer>>): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(path, file), content);
  return path;
}

test("each difference between two packs is named, of texts with its place", () => {
  const one = write("one", {
    "a.txt": "same",
    "b.txt": `first\nsecond ${"x".repeat(90)} old end\n`,
    "c.png": Buffer.from([1, 0, 2]),
    "d.txt": "only here",
    "f.txt": "shorter",
  });
  const other = write("other", {
    "a.txt": "same",
    "b.txt": `first\nsecond ${"x".repeat(90)} new end\n`,
    "c.png": Buffer.from([1, 0, 3]),
    "e.txt": "only there",
    "f.txt": "shorter text",
  });
  const rest = "x".repeat(19);
  expect(compareFolders(one, other)).toEqual([
    {
      file: "b.txt",
      message: `Built again, it differs from line 2, column 99 on: "${rest} new end" instead of "${rest} old end".`,
    },
    { file: "c.png", message: "Built again, it has other bytes." },
    { file: "d.txt", message: "The pack that was built again does not have it." },
    { file: "e.txt", message: "Only the pack that was built again has it." },
    {
      file: "f.txt",
      message: 'Built again, it differs from line 1, column 8 on: "shorter text" instead of "shorter".',
    },
  ]);
});
