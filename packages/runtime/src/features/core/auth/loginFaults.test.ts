import { expect, test } from "vitest";
import { loginFaults } from "./loginFaults.ts";

const filled = { username: "bob", password: "x", captcha: "" };
const missing = "in_required";

test.each([
  ["VF-001 a name of white space is none", { ...filled, username: "  " }, false, { username: missing }],
  ["VF-002 a password is required", { ...filled, password: "" }, false, { password: missing }],
  ["VF-002 a password of white space is one", { ...filled, password: " " }, false, {}],
  ["VF-003 a captcha that is not shown is not asked for", filled, false, {}],
  ["VF-003 a captcha that is shown is required", { ...filled, captcha: " " }, true, { captcha: missing }],
  ["VF-006 an odd old name is taken", { ...filled, username: "Ol' Bob_99 !" }, false, {}],
])("%s", (_title, values, asksCaptcha, faults) => {
  const found = Object.entries(loginFaults(values, asksCaptcha)).filter(([, fault]) => fault !== undefined);
  expect(Object.fromEntries(found)).toEqual(faults);
});
