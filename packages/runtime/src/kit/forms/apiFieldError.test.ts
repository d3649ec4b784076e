import { PlatformError } from "@livery/platform/platformError.ts";
import { expect, test } from "vitest";
import { apiFieldError } from "./apiFieldError.ts";
import type { FormFields } from "./formField.ts";

const fields: FormFields<string> = {
  username: {
    label: "Username",
    kind: "username",
    rule: { required: true, patternId: 1 },
    texts: { ACCOUNT_TAKEN: "This username is taken" },
  },
  password: { label: "Password", kind: "newPassword", rule: { required: true, patternId: 8 } },
  confirmPassword: { label: "Again", kind: "newPassword", rule: { required: true } },
  captcha: { label: "Code", kind: "text", rule: { required: true } },
};

test.each([
  ["ACCOUNT_TAKEN", { field: "username" }, { name: "username", type: "ACCOUNT_TAKEN" }],
  ["ACCOUNT_TAKEN", undefined, { name: "username", type: "ACCOUNT_TAKEN" }],
  ["WRONG_CAPTCHA", { captcha: true }, { name: "captcha", type: "fault.WRONG_CAPTCHA" }],
  ["PASSWORD_COMMON", { field: "password", rule: "common" }, { name: "password", type: "fault.PASSWORD_COMMON" }],
  ["PASSWORD_HAS_NAME", { field: "password", rule: "name" }, { name: "password", type: "fault.PASSWORD_HAS_NAME" }],
  ["PASSWORD_UNSUITABLE", undefined, { name: "password", type: "fault.PASSWORD_UNSUITABLE" }],
  ["FIELD_INVALID", { field: "password", rule: "pattern" }, { name: "password", type: "in_pattern_8" }],
  ["FIELD_INVALID", { field: "username", rule: "required" }, { name: "username", type: "in_required" }],
  ["FIELD_INVALID", { field: "confirmPassword", rule: "match" }, { name: "confirmPassword", type: "fault.match" }],
  ["FIELD_INVALID", { field: "line", rule: "length" }, undefined],
  ["FIELD_INVALID", { field: "owner.username", rule: "pattern" }, { name: "username", type: "in_pattern_1" }],
  ["FIELD_INVALID", { field: "otherusername", rule: "pattern" }, undefined],
  ["NEW_REASON", { field: "password" }, { name: "password", type: "NEW_REASON", message: "Said by the platform" }],
  ["toString", undefined, undefined],
])("the field that %s with %j is about", (code, value, found) => {
  const reason = new PlatformError("refused", "x", {
    status: 422,
    apiError: { code, value, said: "Said by the platform" },
  });
  expect(apiFieldError(reason, fields)).toEqual(found);
});

test("a quiet form marks no field for a code that the site does not know", () => {
  const reason = (code: string) =>
    new PlatformError("refused", "x", { status: 422, apiError: { code, value: { field: "username" }, said: "No" } });
  expect(apiFieldError(reason("ACCOUNT_UNKNOWN"), fields, true)).toBeUndefined();
  expect(apiFieldError(reason("FIELD_INVALID"), fields, true)).toEqual({ name: "username", type: "in_pattern_1" });
});
