import type { FormField, FormFieldId } from "@livery/product/registration.ts";
import { describe, expect, test } from "vitest";
import { registerRequest } from "./registerRequest.ts";

const page = { href: "https://a.example/register?referralCode=R1", host: "a.example" };

function asked(...ids: FormFieldId[]): FormField[] {
  return ids.map((id) => ({ id, rule: { required: true } }));
}

const values = { username: " abc1 ", password: " Pw1! ", confirmPassword: " Pw1! ", terms: true };

describe("what a registration sends", () => {
  test("AU-055 AU-056 the fields with the password's copy, and where the form stands", () => {
    const request = registerRequest({
      values,
      fields: asked("username", "password"),
      page,
      codes: { referralCode: "R1", affiliateCode: "A1" },
      captchaId: "",
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
      values: { ...values, affiliateCode: "typed" },
      fields: asked("username", "password", "affiliateCode"),
      page,
      codes: { affiliateCode: "A1" },
      captchaId: "",
    });
    expect(fields).toMatchObject({ affiliateCode: "typed" });
    expect(more).not.toHaveProperty("affiliateCode");
  });

  test("nothing of a field that is empty or not asked for", () => {
    const { fields } = registerRequest({
      values: { ...values, line: " ", email: "a@b.co" },
      fields: asked("username", "password", "line"),
      page,
      codes: {},
      captchaId: "",
    });
    expect(Object.keys(fields)).toEqual(["username", "password", "confirmPassword"]);
  });

  test("a captcha goes with the id of its picture", () => {
    const { fields } = registerRequest({
      values: { ...values, captcha: " x7 " },
      fields: asked("username", "captcha"),
      page,
      codes: {},
      captchaId: "p9",
    });
    expect(fields).toEqual({ username: "abc1", captcha: "x7", captchaId: "p9" });
  });
});
