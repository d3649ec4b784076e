import { login } from "@livery/platform/calls/login.ts";
import { registerByMobile } from "@livery/platform/calls/registerByMobile.ts";
import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { resetPassword } from "@livery/platform/calls/resetPassword.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { sendRegisterCode } from "@livery/platform/calls/sendRegisterCode.ts";
import { verifyLogin } from "@livery/platform/calls/verifyLogin.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { askRaw, lastCode, lastMessage, otherThan, solvedCaptcha } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

// What strangers can do to the codes of a member, and what they cannot.

const MINUTE = 60_000;
const HOME = "203.0.113.7";
const AWAY = "192.0.2.1";
const STRANGERS = Array.from({ length: 25 }, (_, at) => `198.51.100.${at + 1}`);
const NEW = "mirinae-2030";
const demo = { mobileNum: "01020001000", countryDialingCode: "82" };
const PHONE = "+821020001000";

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [mobileMerchant] });
});
afterEach(() => platform.gateway.close());

type Ask = (body: object, address: string) => Promise<{ status: number; code: string | undefined }>;

/** Sends a call from an address, and solves the captcha if one is required. */
const asking =
  (call: Parameters<typeof askRaw>[1]): Ask =>
  async (body, address) => {
    const send = async (more: object) => {
      const answer = await askRaw(platform, call, { ...body, ...more }, { address });
      return { status: answer.status, code: answer.body.code };
    };
    const answer = await send({});
    if (answer.code !== "CAPTCHA_REQUIRED") return answer;
    const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
    return send({ captchaId, captcha });
  };
const request = asking(sendLoginCode);
const logIn: Ask = (more, address) => asking(login)({ type: "sms", ...demo, ...more }, address);
const reset: Ask = (more, address) => asking(resetPassword)({ ...demo, newPassword: NEW, ...more }, address);

/** The code that a visitor has sent to the member's phone. */
async function codeFor(address: string): Promise<string> {
  platform.clock.now += MINUTE;
  expect(await request(demo, address)).toMatchObject({ status: 200 });
  return lastCode(platform, PHONE);
}

const wrong = { status: 422, code: "auth/invalid-verification-code" };

describe("wrong codes of strangers", () => {
  it("AP-001 AP-017 lock no number while no code was sent, however many they are", async () => {
    for (const address of STRANGERS) expect(await logIn({ verificationCode: "000000" }, address)).toEqual(wrong);
    expect(await reset({ verificationCode: "000000" }, STRANGERS[0]!)).toEqual(wrong);
    const verificationCode = await codeFor(AWAY);
    expect(await logIn({ verificationCode }, AWAY)).toMatchObject({ status: 200 });
  });

  it.each([
    ["a login", logIn],
    ["a new password", reset],
  ])("AP-001 AP-017 do not spoil the code for %s where it was asked for", async (_, answer) => {
    const verificationCode = await codeFor(AWAY);
    const guess = otherThan(verificationCode);
    for (const address of STRANGERS.slice(0, 12))
      expect(await answer({ verificationCode: guess }, address)).toEqual(wrong);
    expect(await answer({ verificationCode }, AWAY)).toMatchObject({ status: 200 });
  });

  it("AP-001 do not spoil it where its member logged in before", async () => {
    const { status } = await asking(login)({ type: "username", username: "demo", password: DEMO_PASSWORD }, HOME);
    expect(status).toBe(200);
    const verificationCode = await codeFor(AWAY);
    for (const address of STRANGERS.slice(0, 12))
      expect(await logIn({ verificationCode: otherThan(verificationCode) }, address)).toEqual(wrong);
    expect(await logIn({ verificationCode }, HOME)).toMatchObject({ status: 200 });
  });

  it("AP-001 are checked five times for all of them together: then not even the right code is", async () => {
    const verificationCode = await codeFor(AWAY);
    for (const address of STRANGERS.slice(0, 5))
      expect(await logIn({ verificationCode: otherThan(verificationCode) }, address)).toEqual(wrong);
    expect(await logIn({ verificationCode }, STRANGERS[5]!)).toEqual(wrong);
  });

  it("AP-001 AP-008 for one purpose count for no other", async () => {
    const mobile = { mobileNum: "01077770000", countryDialingCode: "82" };
    const register = asking(registerByMobile);
    await asking(sendRegisterCode)({ mobileNo: mobile.mobileNum, countryDialingCode: "82" }, AWAY);
    const verificationCode = await lastCode(platform, "+821077770000");
    for (let guess = 0; guess < 9; guess += 1)
      expect(await logIn({ ...mobile, verificationCode }, AWAY)).toEqual(wrong);
    const form = { ...mobile, verificationCode, password: "passwort-frei" };
    expect(await register(form, AWAY)).toMatchObject({ status: 200 });
    const forLogin = await codeFor(AWAY);
    expect(await register({ ...form, ...demo, verificationCode: forLogin }, AWAY)).toEqual(wrong);
  });
});

describe("a stranger who asks for messages", () => {
  it("AP-002 replaces no code that somebody else has asked for", async () => {
    const verificationCode = await codeFor(AWAY);
    await codeFor(STRANGERS[0]!);
    expect(await logIn({ verificationCode }, AWAY)).toMatchObject({ status: 200 });
  });

  it("AP-002 uses up a phone's messages for strangers, not where its member logged in before", async () => {
    await asking(login)({ type: "username", username: "demo", password: DEMO_PASSWORD }, HOME);
    for (let sent = 0; sent < 10; sent += 1) {
      platform.clock.now += 30 * MINUTE;
      expect(await request(demo, STRANGERS[sent]!)).toMatchObject({ status: 200 });
    }
    expect(await request(demo, AWAY)).toMatchObject({ status: 429 });
    const verificationCode = await codeFor(HOME);
    expect(await logIn({ verificationCode }, HOME)).toMatchObject({ status: 200 });
    // The member's own allowance is limited as well.
    expect(await request(demo, HOME)).toMatchObject({ status: 429 });
  });

  it("AP-064 does not use up those that verify a login, because that takes the password", async () => {
    const verify = { mobileNum: "01020002000", countryDialingCode: "82" };
    for (let sent = 0; sent < 10; sent += 1) {
      platform.clock.now += 30 * MINUTE;
      await request(verify, STRANGERS[sent]!);
    }
    const credentials = { type: "username", username: "verify", password: DEMO_PASSWORD };
    const { body } = await askRaw(platform, login, credentials, { address: AWAY });
    const { ticket } = body.value as { ticket: string };
    expect(await asking(verifyLogin)({ ticket, method: "SMS" }, AWAY)).toMatchObject({ status: 200 });
  });

  it("AP-012 does not make the mailed password worthless that the member is typing", async () => {
    const mail = () => platform.client()(requestPasswordMail, { username: "demo", email: "demo@mail.example" });
    await mail();
    const text = (await lastMessage(platform, "demo@mail.example")) ?? "";
    const [password] = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/u.exec(text)!;
    platform.clock.now += MINUTE;
    await mail();
    const answer = await asking(login)({ type: "username", username: "demo", password }, AWAY);
    expect(answer).toMatchObject({ status: 200 });
  });
});
