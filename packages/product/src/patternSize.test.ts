import { expect, test } from "vitest";
import { patternSize } from "./patternSize.ts";

test.each([
  ["abc", 3],
  ["(?:ab){3}", 6],
  ["[a-z0-9\\]]{2,4}", 4],
  ["\\p{L}{0,999}", 999],
  ["((?<x>a{3}){4}){5,}", 60],
  ["\\{2}", 3],
  ["(a", undefined],
  ["a)", undefined],
  ["[a", undefined],
])("VF-034 the number of steps of %s after expansion", (source, size) => {
  expect(patternSize(source)).toBe(size);
});
