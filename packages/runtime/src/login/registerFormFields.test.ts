import type { FormField } from "@livery/product/registration.ts";
import { describe, expect, test } from "vitest";
import { entered, faultsOf, type RawValues } from "../kit/forms/fieldsResolver.ts";
import { passwordsMatch, registerFieldLooks, registerFormFields } from "./registerFormFields.ts";

const username: FormField = { id: "username", rule: { required: true, patternId: 1, minLength: 4, maxLength: 10 } };
const password: FormField = { id: "password", rule: { required: true, patternId: 17, minLength: 6, maxLength: 16 } };
const line: FormField = { id: "line", rule: { required: false, patternId: 5, minLength: 2, maxLength: 4 } };

const right: RawValues = { username: "abc1", password: "Abcd1!", confirmPassword: "Abcd1!", terms: true };

function faults(changes: RawValues, asked: readonly FormField[] = [username, password]) {
  const fields = registerFormFields(asked, { label: (id) => id, own: {} });
  return faultsOf(fields, entered(fields, { ...right, ...changes }), passwordsMatch);
}

describe("a registration", () => {
  test("that is right has no fault", async () => expect(await faults({})).toEqual({}));

  test.each([
    ["VF-014 1abc", { username: "1abc" }, { username: "in_pattern_1" }],
    ["VF-014 no name", { username: " " }, { username: "in_required" }],
    ["VF-015 a plain password", { password: "abcdef", confirmPassword: "abcdef" }, { password: "in_pattern_17" }],
    ["VF-042 another copy of the password", { confirmPassword: "Abcd1?" }, { confirmPassword: "fault.match" }],
    ["no copy of the password", { confirmPassword: "" }, { confirmPassword: "in_required" }],
    ["VF-040 terms that are not agreed to", { terms: false }, { terms: "in_required" }],
  ])("is refused: %s", async (_title, changes, expected) => {
    expect(await faults(changes)).toEqual(expected);
  });

  test("VF-031 a field that is not required is only judged when it is filled in", async () => {
    expect(await faults({ line: "" }, [username, password, line])).toEqual({});
    expect(await faults({ line: "!!" }, [username, password, line])).toEqual({ line: "in_pattern_5" });
  });

  test("VF-001 white space around a name is not part of it, around a password it is", async () => {
    expect(await faults({ username: " abc1 " })).toEqual({});
    expect(await faults({ password: " Abcd1!", confirmPassword: " Abcd1!" })).toEqual({ password: "in_pattern_17" });
  });

  test("without a password asks for no copy of it", async () => {
    expect(await faults({ password: "", confirmPassword: "" }, [username])).toEqual({});
  });
});

test("the place of a form has a line below each field that is explained", () => {
  expect(registerFieldLooks([username, password, line]).map(({ explained = false }) => explained)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
