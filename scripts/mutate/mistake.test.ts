import { expect, it } from "vitest";
import { parseMistakes, plant } from "./mistake.ts";

const mistake = { title: "free play is free", file: "a.ts", find: "1", replace: "", test: "a.test.ts", red: "one" };

it("reads a list of complete mistakes", () => {
  expect(parseMistakes(JSON.stringify([mistake]))).toEqual([mistake]);
});

it.each([
  ["what is no list", {}, "A list of mistakes is a JSON array"],
  ["a missing key", [{ ...mistake, red: undefined }], "Entry 1 needs title"],
  ["an empty title", [{ ...mistake, title: "" }], "Entry 1 needs title"],
  ["an unknown key", [mistake, { ...mistake, reason: "none" }], "Entry 2 needs title"],
  ["a change that changes nothing", [{ ...mistake, replace: "1" }], "Entry 1 needs title"],
])("rejects %s", (_, list, message) => {
  expect(() => parseMistakes(JSON.stringify(list))).toThrow(message);
});

it("makes a mistake only where its text occurs exactly once", () => {
  expect(plant({ find: "b", replace: "$&" }, "abc")).toBe("a$&c");
  expect(plant({ find: "b", replace: "x" }, "ac")).toBeUndefined();
  expect(plant({ find: "aa", replace: "x" }, "aaa")).toBeUndefined();
});
