import { expect, it } from "vitest";
import { type Git, changedFiles } from "./changedFiles.ts";

const all = ["packages/x/src/a.ts", "packages/x/src/b.ts", "README.md"];

const answers: Readonly<Record<string, readonly string[]>> = { HEAD: ["README.md"], main: ["packages/x/src/b.ts"] };
const git: Git = ([command, ...rest]) => {
  if (command === "ls-files") return ["new.ts", "README.md"];
  const found = answers[rest.at(-2) ?? ""];
  if (found === undefined) throw new Error("fatal: bad revision");
  return found;
};

it.each([
  [[], ["README.md", "new.ts"], "differing from HEAD"],
  [["--base", "main"], ["README.md", "new.ts", "packages/x/src/b.ts"], "differing from main"],
  [["./packages/x/src/a.ts"], ["packages/x/src/a.ts"], "named"],
  [["packages/x/", "README.md"], ["packages/x/src/a.ts", "packages/x/src/b.ts", "README.md"], "named"],
])("the arguments %j mean %j", (args, files, said) => {
  expect(changedFiles(args, all, git)).toEqual({ files, said });
});

it.each([
  [["nowhere.ts"], "There is no file nowhere.ts."],
  [["README.md", "--base", "main"], "not both"],
  [["--base", "nowhere"], "bad revision"],
  [["--bass"], "--bass"],
])("the arguments %j are refused", (args, message) => {
  expect(() => changedFiles(args, all, git)).toThrow(message);
});
