import { expect, it } from "vitest";
import { pageNumbers } from "./pageNumbers.ts";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, "gap", 9]],
  [3, 9, [1, 2, 3, 4, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [8, 9, [1, "gap", 7, 8, 9]],
])("page %d of %d offers %j", (page, pages, offered) => {
  expect(pageNumbers(page, pages)).toEqual(offered);
});
