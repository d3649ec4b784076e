import { expect, test } from "vitest";
import { entered, faultsOf } from "../kit/forms/fieldsResolver.ts";
import { withCaptcha } from "../kit/forms/formField.ts";
import { loginFields } from "./loginFields.ts";

const fields = loginFields((id) => id);
const filled = { username: "bob", password: "x" };
const missing = "in_required";

test.each([
  ["VF-001 a name of white space is none", { ...filled, username: "  " }, { username: missing }],
  ["VF-002 a password is required", { ...filled, password: "" }, { password: missing }],
  ["VF-002 a password of white space is one", { ...filled, password: " " }, {}],
  ["VF-006 an odd old name is taken", { ...filled, username: "Ol' Bob_99 !" }, {}],
])("%s", async (_title, values, faults) => {
  expect(await faultsOf(fields, entered(fields, values))).toEqual(faults);
});

test.each([
  ["VF-003 a captcha that is not shown is not asked for", undefined, {}],
  ["VF-003 a captcha that is shown is required", { required: true }, { captcha: missing }],
])("%s", async (_title, rule, faults) => {
  const shown = withCaptcha(fields, rule, { label: "captcha" });
  expect(await faultsOf(shown, entered(shown, { ...filled, captcha: " " }))).toEqual(faults);
});
