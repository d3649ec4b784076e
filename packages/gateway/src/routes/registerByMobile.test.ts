import { checkAffiliate } from "@livery/platform/calls/checkAffiliate.ts";
import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { register } from "@livery/platform/calls/register.ts";
import { registerByMobile } from "@livery/platform/calls/registerByMobile.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { sendRegisterCode } from "@livery/platform/calls/sendRegisterCode.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_PASSWORD } from "../members/defaultPassword.ts";
import { askRaw, copiedCode, lastCode, otherThan, solving } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const MINUTE = 60_000;
/** Members of this merchant log in only by code, and their numbers are not verified. */
const codesOnly = {
  ...mobileMerchant,
  merchant: "CODES01",
  switches: { ...mobileMerchant.switches, MOBILEREGPASS3: false, REGMOBVERF3: false },
};

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [mobileMerchant, codesOnly, testMerchant] });
});
afterEach(() => platform.gateway.close());

const NUMBER = "01077770000";
const RECIPIENT = "+821077770000";
const PASSWORD = "passwort-frei";

const request = (
  fields: Readonly<Record<string, string>>,
  more: { affiliateCode?: string; referralCode?: string } = {},
) => ({
  fields,
  registerUrl: "https://site.test/register?referralCode=R1",
  domain: "site.test",
  registerMethod: "WEB" as const,
  ...more,
});
const mobile = { mobileNum: NUMBER, countryDialingCode: "82" };

async function codeFor(merchant?: string): Promise<string> {
  const send = platform.client(merchant === undefined ? {} : { merchant });
  await send(sendRegisterCode, { mobileNo: NUMBER, countryDialingCode: "82" });
  return lastCode(platform, RECIPIENT);
}

describe("a registration by phone", () => {
  it("AP-008 AP-019 the code proves the number; the member can log in by number, by code and by its assigned name", async () => {
    const fields = { ...mobile, verificationCode: await codeFor(), password: PASSWORD, confirmPassword: PASSWORD };
    const { token = "" } = await platform.expectContract(registerByMobile, request(fields));
    const { account } = await platform.client({ token })(memberInfo, undefined);
    expect(account).toMatch(/^m\d{8}$/u);
    const send = platform.client();
    for (const username of [NUMBER, "+82 10-7777-0000", account]) {
      const answer = await send(login, { type: "username", username, password: PASSWORD });
      expect(answer).toMatchObject({ userName: account, firstTimeLogin: false });
    }
    platform.clock.now += MINUTE;
    await send(sendLoginCode, mobile);
    const code = await lastCode(platform, RECIPIENT);
    await expect(send(login, { type: "sms", ...mobile, verificationCode: code })).resolves.toMatchObject({
      userName: account,
    });
  });

  it("AP-008 a wrong code and an expired one create no member, and a code works once", async () => {
    const code = await codeFor();
    const attempt = (verificationCode: string, mobileNum = NUMBER) =>
      platform.client()(registerByMobile, request({ ...mobile, mobileNum, verificationCode, password: PASSWORD }));
    const field = "verificationCode";
    const wrong = { status: 422, code: "auth/invalid-verification-code" };
    await expect(attempt(otherThan(code))).rejects.toMatchObject({ ...wrong, value: { field } });
    await expect(attempt(code, "01077770001")).rejects.toMatchObject(wrong);
    platform.clock.now += 5 * MINUTE;
    await expect(attempt(code)).rejects.toMatchObject({ code: "auth/code-expired", value: { field } });
    const fresh = await codeFor();
    await expect(attempt(copiedCode(fresh))).resolves.toHaveProperty("token");
    await expect(attempt(fresh)).rejects.toMatchObject(wrong);
  });

  it("VF-065b a number that was copied from an address book is the same number", async () => {
    const copied = { ...mobile, mobileNum: "\u{202D}+82 (0)10‑7777‑0000\u{202C}" };
    await platform.client()(sendRegisterCode, { mobileNo: copied.mobileNum, countryDialingCode: "82" });
    const fields = { ...copied, verificationCode: await lastCode(platform, RECIPIENT), password: PASSWORD };
    await platform.client()(registerByMobile, request(fields));
    const again = platform.client()(login, { type: "username", username: NUMBER, password: PASSWORD });
    await expect(again).resolves.toHaveProperty("token");
  });

  it.each([
    [{}, "auth/missing-verification-code", "verificationCode", "required"],
    [{ verificationCode: "12" }, "auth/invalid-verification-code", "verificationCode", "length"],
    [{ mobileNum: "0212345678", verificationCode: "123456" }, "auth/invalid-phone-number", "mobileNum", "pattern"],
    [{ mobileNum: "010-2000", verificationCode: "123456" }, "auth/invalid-phone-number", "mobileNum", "length"],
    [{ verificationCode: "123456", password: "short" }, "FIELD_INVALID", "password", "length"],
    [{ verificationCode: "123456", password: DEFAULT_PASSWORD }, "PASSWORD_UNSUITABLE", "password", undefined],
  ] as const)("AP-008 %j is rejected by the same rules as in the form", async (fields, code, field, rule) => {
    const attempt = platform.client()(registerByMobile, request({ ...mobile, password: PASSWORD, ...fields }));
    await expect(attempt).rejects.toMatchObject({ status: 422, code, value: { field, ...(rule && { rule }) } });
  });

  it("AP-008 needs neither password nor code if the merchant requires none: members then log in only by code", async () => {
    const { merchant } = codesOnly;
    const send = platform.client({ merchant });
    const { token = "" } = await send(registerByMobile, request({ ...mobile, password: "is not asked for" }));
    const { account } = await platform.client({ token, merchant })(memberInfo, undefined);
    const guess = { type: "username", username: account, password: "is not asked for" } as const;
    await expect(send(login, guess)).rejects.toMatchObject({ code: "WRONG_LOGIN" });
    await send(sendLoginCode, mobile);
    const verificationCode = await lastCode(platform, RECIPIENT);
    const byCode = solving(
      platform,
      (solved) => send(login, { type: "sms", ...mobile, verificationCode, ...solved }),
      merchant,
    );
    await expect(byCode).resolves.toBeDefined();
  });

  it("AP-008 a number is unique at a merchant, however it is written", async () => {
    const send = platform.client({ merchant: codesOnly.merchant });
    await send(registerByMobile, request(mobile));
    const again = send(registerByMobile, request({ ...mobile, mobileNum: "1077770000" }));
    await expect(again).rejects.toMatchObject({ status: 409, code: "MOBILE_TAKEN", value: { field: "mobileNum" } });
    expect(await codeFor()).toHaveLength(6);
  });

  it("AP-008 is closed without its switch, to Firebase, and to a body without a number", async () => {
    const closed = platform.client({ merchant: testMerchant.merchant });
    await expect(closed(registerByMobile, request(mobile))).rejects.toMatchObject({
      status: 403,
      code: "REGISTRATION_CLOSED",
    });
    const fields = { ...mobile, verificationCode: await codeFor(), password: PASSWORD, firebaseIdToken: "x" };
    await expect(platform.client()(registerByMobile, request(fields))).rejects.toMatchObject({
      status: 403,
      code: "auth/operation-not-allowed",
    });
    const answer = await askRaw(platform, registerByMobile, { countryDialingCode: "82" });
    expect(answer).toMatchObject({ status: 422, body: { value: { field: "mobileNum", rule: "required" } } });
  });

  it("AP-008 simultaneous registrations from an address are counted one by one", async () => {
    const numbers = Array.from({ length: 6 }, (_, index) => `0107777000${index}`);
    const answers = await Promise.all(
      numbers.map((mobileNum) =>
        askRaw(
          platform,
          registerByMobile,
          { mobileNum, countryDialingCode: "82" },
          { merchant: codesOnly.merchant, address: "203.0.113.9" },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === "CAPTCHA_REQUIRED")).toHaveLength(3);
  });

  it("AP-007 AP-008 the fourth registration in an hour from an address needs a captcha", async () => {
    const attempt = (number: string) =>
      askRaw(
        platform,
        registerByMobile,
        { mobileNum: number, countryDialingCode: "82" },
        {
          merchant: codesOnly.merchant,
          address: "203.0.113.7",
        },
      );
    for (const number of ["01077770001", "01077770002", "01077770003"]) {
      expect(await attempt(number)).toMatchObject({ status: 200 });
    }
    const asked = { status: 422, body: { code: "CAPTCHA_REQUIRED", value: { captcha: true } } };
    expect(await attempt("01077770004")).toMatchObject(asked);
    const body = { username: "haneul", password: PASSWORD };
    const other = { merchant: codesOnly.merchant, address: "203.0.113.8" };
    expect(await askRaw(platform, register, body, other)).toMatchObject({ status: 200 });
  });
});

describe("a registration by username where phones are verified", () => {
  it("AP-007 AP-019 also needs the phone's code, and keeps the number with the name", async () => {
    const named = { username: "haneul9", password: PASSWORD };
    const attempt = (fields: Readonly<Record<string, string>>) => platform.client()(register, request(fields));
    await expect(attempt(named)).rejects.toMatchObject({ code: "auth/missing-phone-number" });
    await expect(attempt({ ...named, ...mobile })).rejects.toMatchObject({ code: "auth/missing-verification-code" });
    await attempt({ ...named, ...mobile, verificationCode: await codeFor() });
    const again = platform.client()(login, { type: "username", username: NUMBER, password: PASSWORD });
    await expect(again).resolves.toMatchObject({ userName: "haneul9" });
  });
});

describe("an affiliate code", () => {
  it("AP-010 is valid in upper and lower case, and anything else is not", async () => {
    const page = { domain: "site.test" };
    expect(await platform.expectContract(checkAffiliate, { ...page, code: " north01 " })).toEqual({ valid: true });
    expect(await platform.expectContract(checkAffiliate, { ...page, code: "north02" })).toEqual({ valid: false });
    const { status, body } = await platform.raw(checkAffiliate.path);
    expect({ status, ...body }).toMatchObject({ status: 422, code: "FIELD_INVALID", value: { field: "code" } });
  });

  it("AP-007 AP-010 puts the member below its affiliate, and an unknown code creates no member", async () => {
    const fields = { username: "haneul7", password: PASSWORD };
    const { merchant } = codesOnly;
    const send = platform.client({ merchant });
    await expect(send(register, request(fields, { affiliateCode: "nobody" }))).rejects.toMatchObject({
      status: 422,
      code: "AFFILIATE_UNKNOWN",
      value: { field: "affiliateCode" },
    });
    const { token = "" } = await send(register, request(fields, { affiliateCode: "GINKGO02", referralCode: "R1" }));
    const member = platform.client({ merchant, token })(memberInfo, undefined);
    await expect(member).resolves.toMatchObject({ toUpline: true });
  });
});
