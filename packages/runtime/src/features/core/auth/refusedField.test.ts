import { PlatformError } from "@livery/platform/platformError.ts";
import type { FormField } from "@livery/product/registration.ts";
import { expect, test } from "vitest";
import { refusedField } from "./refusedField.ts";

const fields: readonly FormField[] = [
  { id: "username", rule: { required: true, patternId: 1 } },
  { id: "password", rule: { required: true, patternId: 8 } },
];

test.each([
  ["ACCOUNT_TAKEN", { field: "username" }, { id: "username", fault: "fault.taken" }],
  ["WRONG_CAPTCHA", { captcha: true, field: "captcha" }, { id: "captcha", fault: "fault.captcha" }],
  ["PASSWORD_COMMON", { field: "password", rule: "common" }, { id: "password", fault: "fault.refused" }],
  ["PASSWORD_HAS_NAME", { field: "password", rule: "name" }, { id: "password", fault: "fault.refused" }],
  ["FIELD_INVALID", { field: "password", rule: "pattern" }, { id: "password", fault: "in_pattern_8" }],
  ["FIELD_INVALID", { field: "username", rule: "required" }, { id: "username", fault: "in_required" }],
  ["FIELD_INVALID", { field: "confirmPassword", rule: "match" }, { id: "confirmPassword", fault: "fault.match" }],
  ["FIELD_INVALID", { field: "line", rule: "length" }, undefined],
  ["toString", undefined, undefined],
])("the field of %s %j", (code, value, field) => {
  const reason = new PlatformError("refused", "x", { status: 422, apiError: { code, value } });
  expect(refusedField(reason, fields)).toEqual(field);
});
