import { describe, expect, test } from "vitest";
import { faultsOf } from "../fieldsResolver.ts";
import { newPasswordFaults, passwordFields } from "./passwordFields.ts";

const rule = { required: true, patternId: 8, minLength: 8, maxLength: 20 } as const;

/** What is wrong with what was entered; `used` is the password of the login, if it is known. */
function faults(entered: object, used?: string) {
  const fields = passwordFields({ label: (id) => id, rule, isOldKnown: used !== undefined });
  return faultsOf(fields, entered, (values) => newPasswordFaults(values, used));
}

const right = { oldPassword: "Demo-1234", newPassword: "mirinae-2030", confirmNewPassword: "mirinae-2030" };

describe("a new password", () => {
  test("is accepted when it is right", async () => {
    await expect(faults(right)).resolves.toEqual({});
  });

  test.each([
    ["VF-007 the current one is missing", { ...right, oldPassword: "" }, { oldPassword: "in_required" }],
    [
      "VF-008 it breaks the rule",
      { ...right, newPassword: "a", confirmNewPassword: "a" },
      { newPassword: "in_pattern_8" },
    ],
    [
      "VF-008 it is missing",
      { ...right, newPassword: "" },
      { newPassword: "in_required", confirmNewPassword: "fault.match" },
    ],
    ["VF-009 its copy is missing", { ...right, confirmNewPassword: "" }, { confirmNewPassword: "in_required" }],
    ["VF-009 its copy differs", { ...right, confirmNewPassword: "mirinae" }, { confirmNewPassword: "fault.match" }],
    [
      "VF-010 it is the current one",
      { oldPassword: "mirinae-2030", newPassword: "mirinae-2030", confirmNewPassword: "mirinae-2030" },
      { newPassword: "fault.sameAsOld" },
    ],
  ])("%s", async (_title, entered, expected) => {
    await expect(faults(entered)).resolves.toEqual(expected);
  });

  test("VF-010 it is the one of the login, whose field does not show", async () => {
    const { oldPassword: _unasked, ...entered } = right;
    await expect(faults(entered, "mirinae-2030")).resolves.toEqual({ newPassword: "fault.sameAsOld" });
    await expect(faults(entered, "Demo-1234")).resolves.toEqual({});
  });
});
