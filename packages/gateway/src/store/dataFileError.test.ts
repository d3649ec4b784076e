import { expect, it } from "vitest";
import { problemOf } from "./dataFileError.ts";

it.each([
  ["SQLITE_BUSY_RECOVERY", 261, "locked"],
  ["SQLITE_FULL", 13, "full"],
  ["SQLITE_IOERR_WRITE", 778, "unusable"],
  ["SQLITE_READONLY_DIRECTORY", 1544, "unusable"],
  ["SQLITE_CORRUPT_INDEX", 779, "damaged"],
  ["SQLITE_NOTADB", 26, "foreign"],
  ["SQLITE_ERROR, which concerns the query and not the file", 1, undefined],
])("%s", (_, errcode, problem) => {
  expect(problemOf(Object.assign(new Error("refused"), { errcode }))).toBe(problem);
});
