import { balance } from "@livery/platform/calls/balance.ts";
import { changePassword } from "@livery/platform/calls/changePassword.ts";
import { login } from "@livery/platform/calls/login.ts";
import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { resetPassword } from "@livery/platform/calls/resetPassword.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { verifyLogin } from "@livery/platform/calls/verifyLogin.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "../demoAccounts.ts";
import { DEFAULT_PASSWORD } from "../members/defaultPassword.ts";
import { askRaw, copiedCode, lastCode, lastMessage, otherThan, solvedCaptcha, solving } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NEW = "mirinae-2030";
const { realName = "" } = demoAccounts.find(({ account }) => account === "verify")!;

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [mobileMerchant, testMerchant] });
});
afterEach(() => platform.gateway.close());

const logIn = (username: string, password = DEMO_PASSWORD) =>
  solving(platform, (solved) => platform.client()(login, { type: "username", username, password, ...solved }));

const isIn = (token: string) =>
  platform
    .client({ token })(balance, undefined)
    .then(
      () => true,
      () => false,
    );
const changeTo = (newPassword: string, { oldPassword = DEMO_PASSWORD, confirmNewPassword = newPassword } = {}) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
});

describe("a changed password", () => {
  it("AP-009 replaces the old one and ends the member's other sessions", async () => {
    const [mine, other] = [await logIn("demo"), await logIn("demo")];
    await platform.expectContract(changePassword, changeTo(NEW), mine.token);
    expect([await isIn(mine.token), await isIn(other.token)]).toEqual([true, false]);
    await expect(logIn("demo")).rejects.toMatchObject({ code: "WRONG_LOGIN" });
    await expect(logIn("demo", NEW)).resolves.toMatchObject({ userName: "demo", passwordExpired: false });
    await expect(logIn("vip")).resolves.toBeDefined();
  });

  it.each([
    ["when it is too short", changeTo("short"), { field: "newPassword", rule: "length" }],
    ["when it has a space", changeTo("with a space"), { field: "newPassword", rule: "pattern" }],
    [
      "when the confirmation differs",
      changeTo(NEW, { confirmNewPassword: "other" }),
      { field: "confirmNewPassword", rule: "match" },
    ],
  ])("AP-009 is rejected %s", async (_, request, value) => {
    const { token } = await logIn("demo");
    await expect(platform.client({ token })(changePassword, request)).rejects.toMatchObject({
      status: 422,
      code: "FIELD_INVALID",
      value,
    });
  });

  it("AP-009 is rejected when it is the old one, or public", async () => {
    const { token } = await logIn("demo");
    for (const password of [DEMO_PASSWORD, DEFAULT_PASSWORD]) {
      await expect(platform.client({ token })(changePassword, changeTo(password))).rejects.toMatchObject({
        status: 422,
        code: "PASSWORD_UNSUITABLE",
      });
    }
  });

  it("AP-009 needs the old one: after five wrong attempts even the right one has to wait", async () => {
    const { token } = await logIn("demo");
    const send = platform.client({ token });
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await expect(send(changePassword, changeTo(NEW, { oldPassword: "wrong" }))).rejects.toMatchObject({
        status: 422,
        code: "WRONG_PASSWORD",
      });
    }
    platform.clock.now += MINUTE;
    await expect(send(changePassword, changeTo(NEW))).rejects.toMatchObject({
      status: 429,
      code: "PASSWORD_LOCKED",
      value: { retryAfter: 14 * 60 },
    });
    platform.clock.now += 15 * MINUTE;
    await expect(send(changePassword, changeTo(NEW))).resolves.toEqual({});
  });

  it("AP-009 is rejected for a trial account, and without its fields", async () => {
    const trial = await logIn("trial");
    const send = platform.client({ token: trial.token });
    await expect(send(changePassword, changeTo(NEW))).rejects.toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
    const { token } = await logIn("demo");
    const answer = await askRaw(platform, changePassword, { oldPassword: DEMO_PASSWORD, newPassword: NEW }, { token });
    expect(answer).toMatchObject({ status: 422, body: { value: { field: "confirmNewPassword", rule: "required" } } });
  });
});

describe("a password that has to be changed", () => {
  it("AP-001 a login reports that it has expired, after ninety days or for an expired account", async () => {
    await expect(logIn("expired")).resolves.toMatchObject({ passwordExpired: true, mustChangePassword: false });
    const { token } = await logIn("expired");
    await platform.client({ token })(changePassword, changeTo(NEW));
    platform.clock.now += 90 * DAY - 1;
    await expect(logIn("expired", NEW)).resolves.toMatchObject({ passwordExpired: false });
    platform.clock.now += 1;
    await expect(logIn("expired", NEW)).resolves.toMatchObject({ passwordExpired: true });
  });

  it("AP-001 a login reports that it is the default one, until it is changed", async () => {
    await expect(logIn("fresh")).rejects.toMatchObject({ code: "WRONG_LOGIN" });
    const { token, mustChangePassword } = await logIn("fresh", DEFAULT_PASSWORD);
    expect(mustChangePassword).toBe(true);
    await platform.client({ token })(changePassword, changeTo(NEW, { oldPassword: DEFAULT_PASSWORD }));
    await expect(logIn("fresh", NEW)).resolves.toMatchObject({ mustChangePassword: false });
  });
});

describe("a password that is easy to guess", () => {
  const refusals = [
    ["12345678", { code: "PASSWORD_COMMON", value: { rule: "common" } }],
    ["demo-2030-x", { code: "PASSWORD_HAS_NAME", value: { rule: "name" } }],
    ["x-20001000-y", { code: "PASSWORD_HAS_NAME", value: { rule: "name" } }],
  ] as const;

  it.each(refusals)("AP-009 is rejected as a new password: %s", async (password, { code, value }) => {
    const { token } = await logIn("demo");
    const refused = { status: 422, code, value: { field: "newPassword", ...value } };
    await expect(platform.client({ token })(changePassword, changeTo(password))).rejects.toMatchObject(refused);
    await expect(logIn("demo")).resolves.toBeDefined();
  });

  it.each(refusals)("AP-017 is rejected when reset by phone, and the code stays valid: %s", async (password, why) => {
    const mobile = { mobileNum: "01020001000", countryDialingCode: "82" };
    await platform.client()(sendLoginCode, mobile);
    const verificationCode = await lastCode(platform, "+821020001000");
    const reset = (newPassword: string) =>
      platform.client()(resetPassword, { ...mobile, verificationCode, newPassword });
    await expect(reset(password)).rejects.toMatchObject({
      status: 422,
      code: why.code,
      value: { field: "newPassword" },
    });
    await expect(reset(NEW)).resolves.toEqual({ userName: "demo" });
  });
});

describe("a forgotten password, by mail", () => {
  const demo = { username: "Demo", email: "Demo@mail.example" };
  const MAILBOX = "demo@mail.example";
  const temporary = async () =>
    /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/u.exec((await lastMessage(platform, MAILBOX)) ?? "")![0];

  it("AP-012 a mail contains a password for one login within half an hour, which only allows choosing a new one", async () => {
    const before = await logIn("demo");
    await platform.expectContract(requestPasswordMail, demo);
    const password = await temporary();
    const { token, mustChangePassword } = await logIn("demo", password);
    expect(mustChangePassword).toBe(true);
    await expect(logIn("demo", password)).rejects.toMatchObject({ code: "WRONG_LOGIN" });
    // Until a new one is set, the member's own stays valid.
    await expect(logIn("demo")).resolves.toMatchObject({ mustChangePassword: false });
    expect(await isIn(before.token)).toBe(true);

    const send = platform.client({ token });
    await expect(send(changePassword, changeTo(NEW))).rejects.toMatchObject({ code: "WRONG_PASSWORD" });
    await send(changePassword, changeTo(NEW, { oldPassword: password }));
    expect([await isIn(before.token), await isIn(token)]).toEqual([false, false]);
    for (const old of [password, DEMO_PASSWORD]) {
      await expect(logIn("demo", old)).rejects.toMatchObject({ code: "WRONG_LOGIN" });
    }
    await expect(logIn("demo", NEW)).resolves.toMatchObject({ mustChangePassword: false });
  });

  it("AP-012 one mailed password begins one session, also for simultaneous logins", async () => {
    await platform.client()(requestPasswordMail, demo);
    const credentials = { type: "username", username: "demo", password: await temporary() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => askRaw(platform, login, credentials)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("AP-012 AP-064 a verified login with it may only set a new password, which ends all other sessions", async () => {
    const verify = { username: "verify", email: "verify@mail.example" };
    const ticketFor = async (password: string) => {
      const asked = await askRaw(platform, login, { type: "username", username: "verify", password });
      return (asked.body.value as { ticket: string }).ticket;
    };
    const verifyBy = (ticket: string) =>
      platform.client()(verifyLogin, { ticket, method: "BANK_NAME", answer: realName });
    const old = await ticketFor(DEMO_PASSWORD);
    await platform.client()(requestPasswordMail, verify);
    const mailed = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/u.exec((await lastMessage(platform, verify.email)) ?? "")![0];
    const verified = await verifyBy(await ticketFor(mailed));
    if (verified.state !== "in") throw new Error("no session");
    expect(verified.login).toMatchObject({ mustChangePassword: true });
    expect(await isIn(verified.login.token)).toBe(false);
    await platform.client({ token: verified.login.token })(changePassword, changeTo(NEW, { oldPassword: mailed }));
    await expect(verifyBy(old)).rejects.toMatchObject({ code: "VERIFICATION_ENDED" });
  });

  it("AP-012 it expires after half an hour", async () => {
    await platform.client()(requestPasswordMail, demo);
    platform.clock.now += 30 * MINUTE;
    await expect(logIn("demo", await temporary())).rejects.toMatchObject({ code: "WRONG_LOGIN" });
  });

  it("AP-012 unknown accounts and wrong addresses get the same response, and no mail", async () => {
    const answers = [];
    for (const request of [
      demo,
      { username: "nobody", email: "a@mail.example" },
      { ...demo, email: "b@mail.example" },
    ]) {
      const body = `${new URLSearchParams(request)}`;
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      answers.push(await platform.raw(requestPasswordMail.path, { method: "POST", headers, body }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const messages = await platform.gateway.control.outbox();
    expect(messages.map(({ kind, recipient }) => ({ kind, recipient }))).toEqual([
      { kind: "mail", recipient: MAILBOX },
    ]);
  });

  it("AP-012 rejects an invalid address, and more than one mail a minute, whether the account exists or not", async () => {
    const send = platform.client();
    await expect(send(requestPasswordMail, { ...demo, email: "demo" })).rejects.toMatchObject({
      code: "FIELD_INVALID",
      value: { field: "email" },
    });
    for (const email of [demo.email, "nobody@mail.example"]) {
      await send(requestPasswordMail, { ...demo, email });
      const again = send(requestPasswordMail, { username: "another", email });
      await expect(again).rejects.toMatchObject({
        status: 429,
        code: "auth/too-many-requests",
        value: { retryAfter: 60 },
      });
    }
  });

  it("AP-012 an address needs a captcha for its fourth request in an hour", async () => {
    const ask = async (index: number, more: Readonly<Record<string, string>> = {}) => {
      const body = `${new URLSearchParams({ username: "x", email: `m${index}@mail.example`, ...more })}`;
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const sent = { method: "POST", headers, body, address: "203.0.113.7" };
      return (await platform.raw(requestPasswordMail.path, sent)).body;
    };
    for (const index of [1, 2, 3]) expect(await ask(index)).toMatchObject({ success: true });
    expect(await ask(4)).toMatchObject({ code: "CAPTCHA_REQUIRED", value: { captcha: true } });
    const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
    expect(await ask(4, { captchaId, captcha })).toMatchObject({ success: true });
    platform.clock.now += 60 * MINUTE;
    expect(await ask(5)).toMatchObject({ success: true });
  });
});

describe("a forgotten password, by phone", () => {
  const mobile = { mobileNum: "01020001000", countryDialingCode: "82" };

  async function codeFor(recipient = "+821020001000"): Promise<string> {
    await platform.client()(sendLoginCode, mobile);
    return lastCode(platform, recipient);
  }

  it("AP-017 the code sets a new one, ends every session, and returns the name to log in with", async () => {
    const before = await logIn("demo");
    const verificationCode = copiedCode(await codeFor());
    const reset = { newPassword: NEW, mobileNum: mobile.mobileNum, verificationCode };
    expect(await platform.expectContract(resetPassword, reset)).toEqual({ userName: "demo" });
    expect(await isIn(before.token)).toBe(false);
    await expect(logIn("demo", NEW)).resolves.toMatchObject({ mustChangePassword: false });
    await expect(logIn(mobile.mobileNum, NEW)).resolves.toMatchObject({ userName: "demo" });
    await expect(platform.client()(resetPassword, { ...reset, newPassword: "another-2030" })).rejects.toMatchObject({
      status: 422,
      code: "auth/invalid-verification-code",
    });
  });

  it("AP-017 a wrong code, an expired one and an unknown number change nothing", async () => {
    const code = await codeFor();
    const send = platform.client();
    const reset = { newPassword: NEW, ...mobile, verificationCode: otherThan(code) };
    const wrong = await askRaw(platform, resetPassword, reset);
    expect(wrong).toMatchObject({ status: 422, body: { code: "auth/invalid-verification-code" } });
    expect(await askRaw(platform, resetPassword, { ...reset, mobileNum: "01099990000" })).toEqual(wrong);
    platform.clock.now += 5 * MINUTE;
    const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
    const late = send(resetPassword, { ...reset, verificationCode: code, captchaId, captcha });
    await expect(late).rejects.toMatchObject({ code: "auth/code-expired" });
    await expect(logIn("demo")).resolves.toBeDefined();
  });

  it("AP-017 after a wrong code the next attempt needs a captcha, and no number of them locks the number", async () => {
    const code = await codeFor();
    const reset = { newPassword: NEW, ...mobile, verificationCode: otherThan(code) };
    const attempt = async (more: object = {}) => (await askRaw(platform, resetPassword, { ...reset, ...more })).body;
    const solved = async () => {
      const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
      return { captchaId, captcha };
    };
    const wrong = { code: "auth/invalid-verification-code", value: { field: "verificationCode", captcha: true } };
    expect(await attempt()).toMatchObject(wrong);
    expect(await attempt({ verificationCode: code })).toMatchObject({ code: "CAPTCHA_REQUIRED" });
    for (let guess = 1; guess < 12; guess += 1) expect(await attempt(await solved())).toMatchObject(wrong);
    platform.clock.now += MINUTE;
    const verificationCode = await codeFor();
    expect(await attempt({ verificationCode, ...(await solved()) })).toMatchObject({ success: true });
  });

  it("AP-017 rejects a password that breaks the rules, a body without a code, and a merchant without this method", async () => {
    const reset = { newPassword: "short", ...mobile, verificationCode: await codeFor() };
    await expect(platform.client()(resetPassword, reset)).rejects.toMatchObject({
      code: "FIELD_INVALID",
      value: { field: "newPassword", rule: "length" },
    });
    const { verificationCode: _code, ...without } = reset;
    expect(await askRaw(platform, resetPassword, without)).toMatchObject({ status: 422 });
    const closed = platform.client({ merchant: testMerchant.merchant });
    await expect(closed(resetPassword, { ...reset, newPassword: NEW })).rejects.toMatchObject({
      status: 403,
      code: "auth/operation-not-allowed",
    });
  });
});
