import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { isAbandoned, parseWorkName, workName } from "./workName.ts";

test("two names for one subject differ, and can be parsed", () => {
  const first = workName("new", "my-brand");
  expect(first).not.toBe(workName("new", "my-brand"));
  expect(parseWorkName(first)).toEqual({ kind: "new", subject: "my-brand" });
  expect(parseWorkName("my-brand")).toBeUndefined();
});

test("a name is abandoned once its process is gone, even if the process id is in use again", () => {
  const gone = spawnSync(process.execPath, ["-e", ""]).pid;
  expect(isAbandoned(`.livery-new.x.${gone}.00000000aaaa`)).toBe(true);
  expect(isAbandoned(`.livery-new.x.${process.pid}.00000000aaaa`)).toBe(true);
  expect(isAbandoned(`.livery-new.x.${process.ppid}.00000000aaaa`)).toBe(false);
  expect(isAbandoned(workName("new", "x"))).toBe(false);
  expect(isAbandoned("notes.txt")).toBe(false);
});
