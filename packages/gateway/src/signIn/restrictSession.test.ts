import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { changePassword } from "@livery/platform/calls/changePassword.ts";
import { language } from "@livery/platform/calls/language.ts";
import { login } from "@livery/platform/calls/login.ts";
import { logout } from "@livery/platform/calls/logout.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { DEFAULT_PASSWORD } from "../members/defaultPassword.ts";
import { askRaw, lastCode, lastMessage } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const MINUTE = 60_000;
const ALLOWED: readonly string[] = ["changePassword", "logout", "memberInfo"];
const strict = {
  ...mobileMerchant,
  merchant: "STRICT1",
  switches: { ...mobileMerchant.switches, FORCEPASSEXPIRY3: true },
};

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [mobileMerchant, strict] });
});
afterEach(() => platform.gateway.close());

const { merchant } = strict;
const logIn = (username: string, password: string, at = merchant) =>
  platform.client({ merchant: at })(login, { type: "username", username, password });

/** The passwords that only allow choosing a new one, and how to get each. */
const passwords: Readonly<Record<string, () => Promise<{ readonly account: string; readonly password: string }>>> = {
  "a mailed one": async () => {
    platform.clock.now += MINUTE;
    await platform.client({ merchant })(requestPasswordMail, { username: "demo", email: "demo@mail.example" });
    const mail = (await lastMessage(platform, "demo@mail.example")) ?? "";
    return { account: "demo", password: /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/u.exec(mail)![0] };
  },
  "the default one": async () => ({ account: "fresh", password: DEFAULT_PASSWORD }),
  "an expired one, if the brand requires a change": async () => ({
    account: "expired",
    password: DEMO_PASSWORD,
  }),
};

const statusOf = async (call: Call<never, unknown>, token: string, at = merchant) => {
  const headers = { Merchant: at, Authorization: token, "Idempotency-Key": randomUUID() };
  const { status, body } = await platform.raw(call.path, { method: call.method, headers });
  return { status, code: body.code };
};

it.each(Object.entries(passwords))(
  "AU-009 AU-010 AP-009 %s begins a session that only sets a new one",
  async (_, come) => {
    const { account, password } = await come();
    const { token } = await logIn(account, password);
    const refused = { status: 403, code: "PASSWORD_CHANGE_REQUIRED" };
    const guarded = Object.values<Call<never, unknown>>(liveCalls).filter(
      (call) => needsSession(call) && !ALLOWED.includes(call.id),
    );
    expect(guarded.length).toBeGreaterThan(25);
    for (const call of guarded) expect(await statusOf(call, token), call.id).toEqual(refused);

    const send = platform.client({ token, merchant });
    await expect(send(language, { language: "en" })).resolves.toEqual({});
    await expect(send(memberInfo, undefined)).resolves.toMatchObject({ account, mustChangePassword: true });
    const newPassword = `mirinae-2030-${account.length}`;
    await send(changePassword, { oldPassword: password, newPassword, confirmNewPassword: newPassword });
    await expect(send(memberInfo, undefined)).rejects.toMatchObject({ status: 401 });

    const after = await logIn(account, newPassword);
    expect(after).toMatchObject({ mustChangePassword: false, passwordExpired: false });
    expect((await statusOf(liveCalls.balance, after.token)).status).toBe(200);
    expect(await platform.client({ token: after.token, merchant })(memberInfo, undefined)).not.toHaveProperty(
      "mustChangePassword",
    );
  },
);

it("AP-012 such a session ends with a logout, or half an hour after its login however it is used", async () => {
  const { account, password } = await passwords["a mailed one"]!();
  const { token } = await logIn(account, password);
  for (let minutes = 0; minutes < 20; minutes += 10) {
    platform.clock.now += 10 * MINUTE;
    expect((await statusOf(memberInfo, token)).status).toBe(200);
  }
  platform.clock.now += 10 * MINUTE;
  expect((await statusOf(memberInfo, token)).status).toBe(401);

  const again = await passwords["a mailed one"]!();
  const { token: other } = await logIn(again.account, again.password);
  expect((await statusOf(logout, other)).status).toBe(200);
  expect((await statusOf(memberInfo, other)).status).toBe(401);
});

it("AU-010 an expired password has no restriction if the brand does not require a change", async () => {
  const at = mobileMerchant.merchant;
  const session = await logIn("expired", DEMO_PASSWORD, at);
  expect(session.passwordExpired).toBe(true);
  expect((await statusOf(liveCalls.balance, session.token, at)).status).toBe(200);
});

it("AU-011 a login by code never requires a new password", async () => {
  const send = platform.client({ merchant });
  const mobile = { mobileNum: "01020003000", countryDialingCode: "82" };
  await send(sendLoginCode, mobile);
  const verificationCode = await lastCode(platform, "+821020003000");
  const { token } = await send(login, { type: "sms", ...mobile, verificationCode });
  expect((await statusOf(liveCalls.balance, token)).status).toBe(200);
});

it("the error says in both languages what to do", async () => {
  const { token } = await logIn("fresh", DEFAULT_PASSWORD);
  const said = [];
  for (const asked of ["ko", "en"]) {
    const { body } = await askRaw(platform, liveCalls.balance, undefined, { merchant, token, language: asked });
    said.push(body.message);
  }
  expect(said).toEqual(["먼저 새 비밀번호를 정해 주세요.", "Please choose a new password first."]);
});
