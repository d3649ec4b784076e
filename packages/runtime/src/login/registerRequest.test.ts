import { accountFields } from "@livery/product/accountFields.ts";
import type { FormFieldId } from "@livery/product/registration.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import { describe, expect, test, vi } from "vitest";
import { entered, type RawValues } from "../kit/forms/fieldsResolver.ts";
import { linkCodes } from "../kit/links/linkCodes.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
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
  test("AU-055 AU-056 CN-060 the fields with the password's copy, and the address of the page", () => {
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

  test("AU-082 has the specification's names and no others", () => {
    const ids = [...accountFields, ...registrationFields].map(({ id }) => id);
    const all = Object.fromEntries(ids.map((id) => [id, "1"]));
    const { fields, ...added } = registerRequest({
      values: typed({ ...all, confirmPassword: "1", terms: true }, ...ids),
      page,
      codes: { referralCode: "R1" },
      captcha: { id: "p9", text: "x7", slideProof: "s1" },
      dialingCode: "82",
      proof: "token",
    });
    const sent = [...Object.keys(fields), ...Object.keys(added)].filter((name) => name !== "fields").toSorted();
    expect(sent).toEqual(
      [
        "username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode",
        "affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode",
        "registerUrl registerMethod firebaseChannel firebaseIdToken",
        // Not in L82: the proofs of a person (AP-014, AP-156), and what VF-062 adds.
        "captchaId slideProof nickname telegram zalo birthday address nationality occupation sourceOfIncome",
      ]
        .flatMap((names) => names.split(" "))
        .toSorted(),
    );
  });

  test("RT-008 the referral code of the page's address goes with it, and without one there is none", () => {
    vi.stubGlobal("sessionStorage", fakeStorage());
    const sent = (query: string) =>
      registerRequest({ values: typed(values, "username"), page, codes: linkCodes(query), captcha: undefined });
    expect(sent("")).not.toHaveProperty("referralCode");
    expect(sent("?referralCode=ABC")).toHaveProperty("referralCode", "ABC");
    vi.unstubAllGlobals();
  });

  test("BR-031 without a password field there is no password and no copy of it", () => {
    const { fields } = registerRequest({
      values: typed({ ...values, mobileNum: "01012345678" }, "mobileNum"),
      page,
      codes: {},
      captcha: undefined,
      dialingCode: "82",
    });
    expect(fields).toEqual({ mobileNum: "01012345678", countryDialingCode: "82" });
  });
});
