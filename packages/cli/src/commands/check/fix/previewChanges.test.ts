import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "@livery/pack/testing/brandFolders.ts";
import { expect, test } from "vitest";
import { previewChanges } from "./previewChanges.ts";

const plain = { style: (_style: unknown, text: string) => text, color: false };
const file = "brands/acme/brand.json";
const sourceOf = (text: string) => ({ id: "acme", file, text, locales: [], assets: [] });
const many = Array.from({ length: 30 }, (_, index) => `line ${index}`).join("\n");

test.each([
  ["in the middle", `${many}\n`, `${many.replace("line 15", "new")}\n`],
  ["at both ends", `${many}\n`, `first\n${many}\nlast\n`],
  ["near each other", `${many}\n`, `${many.replace("line 15", "a\nb").replace("line 19\n", "")}\n`],
  ["with Windows line breaks", many.replaceAll("\n", "\r\n"), many.replace("line 3", "new").replaceAll("\n", "\r\n")],
  ["in a file of one line without a line break", `{ "a": 1 }`, `{ "b": 1 }`],
  ["above an unfinished last line", "a\nb\nc", "a\nB\nc"],
  ["in a very long line", `${"x".repeat(5000)}\u202e\n`, `${"x".repeat(5000)}\n`],
])("git apply takes the dry run of a change %s", (_what, before, after) => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, dirname(file)), { recursive: true });
  writeFileSync(join(folder.path, file), before);
  const patch = `${previewChanges([sourceOf(before)], [sourceOf(after)], plain)}\n\n1 change in 1 file:\n  x → y\n`;
  const options = { cwd: folder.path, input: patch, env: { ...process.env, GIT_CEILING_DIRECTORIES: folder.path } };
  execFileSync("git", ["apply", "--whitespace=nowarn", "-"], options);
  expect(readFileSync(join(folder.path, file), "utf8")).toBe(after);
});

test("on a terminal, lines are shortened and nothing invisible is printed", () => {
  const shown = previewChanges([sourceOf(`${"x".repeat(500)}\u202e\n`)], [sourceOf("y\n")], { ...plain, color: true });
  expect(shown).toContain(`-${"x".repeat(160)}…\n+y`);
  const hidden = previewChanges([sourceOf("a\u202e\n")], [sourceOf("y\n")], { ...plain, color: true });
  expect(hidden).toContain("-a�\n+y");
});
