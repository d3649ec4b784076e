import { expect, test } from "vitest";
import { ruleMessage, ruleValues } from "./formField.ts";

test("a rule explains itself by its pattern and its bounds", () => {
  const username = { required: true, patternId: 1, minLength: 4, maxLength: 10 };
  expect([ruleMessage(username), ruleValues(username)]).toEqual(["in_pattern_1", { min: 4, max: 10 }]);
  expect([ruleMessage({ required: true }), ruleValues({ required: true })]).toEqual([
    "in_pattern_0",
    { min: 0, max: "∞" },
  ]);
});
