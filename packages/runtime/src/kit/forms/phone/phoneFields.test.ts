import { validateField } from "@livery/product/validateField.ts";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createTexts } from "../../../i18n/createTexts.ts";
import { flagAddress } from "./flagAddress.ts";
import { phoneError } from "./phoneErrors.ts";
import { codeField, mobileField } from "./phoneFields.ts";

function speaker(language: "ko" | "en") {
  const file = new URL(`../../../i18n/locales/${language}/forms.json`, import.meta.url);
  const texts = createTexts({ assets: { texts: {} }, texts: {} }, language);
  texts.i18n.addResourceBundle(language, "forms", JSON.parse(readFileSync(file, "utf8")));
  return texts.i18n.getFixedT(language, "forms");
}

/** What a mobile number's field says of a value, in both languages; undefined if it takes it. */
function mobileFault(value: string, lengths?: readonly [number, number]) {
  const rule = lengths && { required: true, patternId: 5, minLength: lengths[0], maxLength: lengths[1] };
  return (["ko", "en"] as const).map((language) => {
    const field = mobileField({ label: "", rule, t: speaker(language) });
    const finding = validateField(field.rule, value);
    return finding && field.texts?.[finding.message];
  });
}

describe("a mobile number", () => {
  it("VF-053 is of 10 or 11 digits unless the platform asks for others", () => {
    expect(mobileFault("0101234567a")).not.toContain(undefined);
    expect(mobileFault("01012345678")).toEqual([undefined, undefined]);
    expect(mobileFault("1012345678")).toEqual([undefined, undefined]);
    expect(mobileFault("101234567")).not.toContain(undefined);
    expect(mobileFault("123456", [6, 6])).toEqual([undefined, undefined]);
  });

  it("VF-052 of one length says how many digits it has", () => {
    expect(mobileFault("0101234567", [11, 11])).toEqual([
      "숫자 11자리 (예: 01012345678)",
      "Exactly 11 digits, such as 01012345678",
    ]);
  });

  it("BR-044 has its country's flag from the brand's host, or else from the platform's", () => {
    expect(flagAddress({ api: "/", flags: "https://img.example" }, "KR")).toBe(
      "https://img.example/COUNTRY_FLAG/KR.png",
    );
    expect(flagAddress({ api: "https://api.example/" }, "KR")).toBe("https://api.example/COUNTRY_FLAG/KR.png");
    expect(flagAddress({ api: "/" }, "KR")).toBe("/COUNTRY_FLAG/KR.png");
  });
});

it("VF-038 CN-058 a code has at most 255 characters", () => {
  const { rule } = codeField({ label: "", t: speaker("en") });
  expect(rule.maxLength).toBe(255);
  expect(validateField(rule, "1".repeat(255))).toBeUndefined();
  expect(validateField(rule, "1".repeat(256))).toMatchObject({ reason: "length" });
});

describe("an error of a code says what to do", () => {
  it.each([
    ["auth/invalid-phone-number", { field: "mobileNum" }, /valid phone number/u, /휴대폰 번호/u],
    ["auth/missing-phone-number", { field: "mobileNum" }, /Enter your phone number/u, /번호 입력/u],
    ["auth/too-many-requests", { holds: true }, /in 5 minutes/u, /5분 뒤/u],
    ["auth/internal-error", {}, /unknown error/u, /알 수 없는 오류/u],
    ["auth/invalid-verification-code", { field: "verificationCode" }, /not the code/u, /인증번호와 다름/u],
    ["auth/missing-verification-code", { field: "verificationCode" }, /Enter the code/u, /인증번호 입력/u],
    ["auth/captcha-check-failed", { resetsCaptcha: true }, /that you are human/u, /확인하지 못함/u],
    ["auth/quota-exceeded", {}, /contact customer service/u, /고객센터/u],
    ["auth/operation-not-allowed", {}, /contact customer service/u, /고객센터/u],
    ["auth/code-expired", { field: "verificationCode" }, /Send a new one/u, /다시 받기/u],
    ["auth/popup-closed-by-user", {}, /login was not finished.*try again/u, /로그인하지 못함.*다시 시도/u],
  ] as const)("%s", (code, triggers, english, korean) => {
    const { text, ...found } = phoneError(code)!;
    expect(found).toEqual(triggers);
    expect(speaker("en")(text, { count: 5 })).toMatch(english);
    expect(speaker("ko")(text, { count: 5 })).toMatch(korean);
  });
});
