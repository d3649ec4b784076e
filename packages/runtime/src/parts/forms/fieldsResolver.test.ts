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

test("white space around a text is dropped, in a password it counts, and a box is on or nothing", () => {
  expect(entered(fields, { name: " a ", secret: " s ", terms: true })).toEqual({
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
