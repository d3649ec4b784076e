import type { FormFieldId } from "@livery/product/registration.ts";
import { describe, expect, test } from "vitest";
import { entered, type RawValues } from "../../../parts/forms/fieldsResolver.ts";
import { registerFormFields } from "./registerFormFields.ts";
import { registerRequest } from "./registerRequest.ts";

const page = { href: "https://a.example/register?referralCode=R1", host: "a.example" };

/** What is entered in a form that asks for these fields. */
function typed(raw: RawValues, ...ids: FormFieldId[]) {
  const asked = ids.map((id) => ({ id, rule: { required: true } }));
  return entered(registerFormFields(asked, { label: (id) => id, own: {} }), raw);
}

const values = { username: " abc1 ", password: " Pw1! ", confirmPassword: " Pw1! ", terms: true };

describe("what a registration sends", () => {
  test("AU-055 AU-056 the fields with the password's copy, and where the form stands", () => {
    const request = registerRequest({
      values: typed(values, "username", "password"),
      page,
      codes: { referralCode: "R1", affiliateCode: "A1" },
      captcha: undefined,
    });
    expect(request).toEqual({
      fields: { username: "abc1", password: " Pw1! ", confirmPassword: " Pw1! " },
      registerUrl: page.href,
      domain: "a.example",
      registerMethod: "WEB",
      referralCode: "R1",
      affiliateCode: "A1",
    });
  });

  test("AU-083 a code that was typed wins over the link's", () => {
    const { fields, ...more } = registerRequest({
      values: typed({ ...values, affiliateCode: "typed" }, "username", "password", "affiliateCode"),
      page,
      codes: { affiliateCode: "A1" },
      captcha: undefined,
    });
    expect(fields).toMatchObject({ affiliateCode: "typed" });
    expect(more).not.toHaveProperty("affiliateCode");
  });

  test("nothing of a field that is empty or not asked for", () => {
    const { fields } = registerRequest({
      values: typed({ ...values, line: " ", email: "a@b.co" }, "username", "password", "line"),
      page,
      codes: {},
      captcha: undefined,
    });
    expect(Object.keys(fields)).toEqual(["username", "password", "confirmPassword"]);
  });

  test("a captcha goes with the id of its picture", () => {
    const { fields } = registerRequest({
      values: typed(values, "username", "captcha"),
      page,
      codes: {},
      captcha: { id: "p9", text: "x7" },
    });
    expect(fields).toEqual({ username: "abc1", captcha: "x7", captchaId: "p9" });
  });
});
