import type { FormField } from "@livery/product/registration.ts";
import { describe, expect, test } from "vitest";
import { type RegisterValues, registerFaults, ruleMessage, ruleValues } from "./registerRules.ts";

const username: FormField = { id: "username", rule: { required: true, patternId: 1, minLength: 4, maxLength: 10 } };
const password: FormField = { id: "password", rule: { required: true, patternId: 17, minLength: 6, maxLength: 16 } };
const line: FormField = { id: "line", rule: { required: false, patternId: 5, minLength: 2, maxLength: 4 } };

const right: RegisterValues = { username: "abc1", password: "Abcd1!", confirmPassword: "Abcd1!", terms: true };

function faults(changes: Partial<RegisterValues>, fields: readonly FormField[] = [username, password]) {
  const found = registerFaults({ ...right, ...changes }, fields);
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

describe("a registration", () => {
  test("that is right has no fault", () => expect(faults({})).toEqual({}));

  test.each([
    ["VF-014 1abc", { username: "1abc" }, { username: "in_pattern_1" }],
    ["VF-014 no name", { username: " " }, { username: "in_required" }],
    ["VF-015 a plain password", { password: "abcdef", confirmPassword: "abcdef" }, { password: "in_pattern_17" }],
    ["VF-042 another copy of the password", { confirmPassword: "Abcd1?" }, { confirmPassword: "fault.match" }],
    ["no copy of the password", { confirmPassword: "" }, { confirmPassword: "in_required" }],
    ["VF-040 terms that are not agreed to", { terms: false }, { terms: "fault.terms" }],
  ])("is refused: %s", (_title, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });

  test("VF-031 a field that is not required is only judged when it is filled in", () => {
    expect(faults({ line: "" }, [username, password, line])).toEqual({});
    expect(faults({ line: "!!" }, [username, password, line])).toEqual({ line: "in_pattern_5" });
  });

  test("VF-001 white space around a name is not part of it, around a password it is", () => {
    expect(faults({ username: " abc1 " })).toEqual({});
    expect(faults({ password: " Abcd1!", confirmPassword: " Abcd1!" })).toEqual({ password: "in_pattern_17" });
  });

  test("without a password asks for no copy of it", () => {
    expect(registerFaults({ username: "abc1", terms: true }, [username])).toMatchObject({ confirmPassword: undefined });
  });
});

test("a rule tells itself by its pattern and its bounds", () => {
  expect([ruleMessage(username.rule), ruleValues(username.rule)]).toEqual(["in_pattern_1", { min: 4, max: 10 }]);
  expect([ruleMessage({ required: true }), ruleValues({ required: true })]).toEqual([
    "in_pattern_0",
    { min: 0, max: "∞" },
  ]);
});
