import { expect, test } from "vitest";
import { entered, faultsOf, fieldsResolver } from "./fieldsResolver.ts";
import type { FormFields } from "./formField.ts";

const fields: FormFields<"name" | "code" | "secret" | "terms"> = {
  name: { label: "Name", kind: "personName", rule: { required: true } },
  code: { label: "Code", kind: "digits", rule: { required: false, patternId: 5, minLength: 4, maxLength: 6 } },
  secret: { label: "Password", kind: "currentPassword", rule: { required: true } },
  terms: { label: "Terms", kind: "box", rule: { required: true } },
};

const right = { name: "a", code: "", secret: " ", terms: true };
const options = { fields: {}, shouldUseNativeValidation: false };

test("a form without faults hands its values on", async () => {
  expect(await fieldsResolver(fields)(right, undefined, options)).toEqual({ values: right, errors: {} });
});

test("a fault is kept with its field, as the key of its text", async () => {
  expect(await fieldsResolver(fields)({ ...right, code: "12" }, undefined, options)).toEqual({
    values: {},
    errors: { code: { type: "in_pattern_5" } },
  });
});

test("what is unseen around a text is dropped, in a password it counts, and a box is on or nothing", () => {
  expect(entered(fields, { name: " \u{202D}a\u{202C} ", secret: " s ", terms: true })).toEqual({
    name: "a",
    code: "",
    secret: " s ",
    terms: "on",
  });
});

test.each([
  ["a name of white space", { name: "  " }, { name: "in_required" }],
  ["an empty password", { secret: "" }, { secret: "in_required" }],
  ["a box that is not ticked", { terms: false }, { terms: "in_required" }],
])("what is required is missing: %s", async (_, changes, faults) => {
  expect(await faultsOf(fields, entered(fields, { ...right, ...changes }))).toEqual(faults);
});

test("a form's own check adds to the rules, which come first", async () => {
  const check = () => ({ name: "fault.match", code: "fault.match" }) as const;
  expect(await faultsOf(fields, entered(fields, { ...right, name: "" }), check)).toEqual({
    name: "in_required",
    code: "fault.match",
  });
});

test("a phone number is sent as its digits, and refused for what is no part of one", async () => {
  const phone: FormFields<"mobile"> = { mobile: { label: "Mobile", kind: "phone", rule: { required: true } } };
  expect(entered(phone, { mobile: "\u{202D}010‑1234 5678\u{202C}" })).toEqual({ mobile: "01012345678" });
  for (const [mobile, fault] of [
    ["\u{200E}", "in_required"],
    ["010-1234-567a", "fault.phoneCharacters"],
    ["010\u{3164}1234", "fault.phoneCharacters"],
    ["010-1234-5678", undefined],
  ])
    expect((await faultsOf(phone, entered(phone, { mobile }))).mobile).toBe(fault);
  expect(await fieldsResolver(phone)({ mobile: "010\u{3164}1234a" }, undefined, options)).toEqual({
    values: {},
    errors: { mobile: { type: "fault.phoneCharacters", message: "U+3164 “a”" } },
  });
});
