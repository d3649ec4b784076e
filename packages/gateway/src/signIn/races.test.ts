import { changePassword } from "@livery/platform/calls/changePassword.ts";
import { login } from "@livery/platform/calls/login.ts";
import { pausePlay } from "@livery/platform/calls/pausePlay.ts";
import { resetPassword } from "@livery/platform/calls/resetPassword.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { slideCaptcha } from "@livery/platform/calls/slideCaptcha.ts";
import { solveSlideCaptcha } from "@livery/platform/calls/solveSlideCaptcha.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { verifyLogin } from "@livery/platform/calls/verifyLogin.ts";
import { minor } from "@livery/product/money.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "../demoAccounts.ts";
import { askRaw, lastCode, solvedCaptcha } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { SLIDE_PLACE, type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

// What must hold when two requests arrive simultaneously, whichever comes first.

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [mobileMerchant] });
});
afterEach(() => platform.gateway.close());

const { realName = "" } = demoAccounts.find(({ account }) => account === "verify")!;
const phone = { mobileNum: "01020001000", countryDialingCode: "82" };

const ticketOf = async (): Promise<string> => {
  const credentials = { type: "username", username: "verify", password: DEMO_PASSWORD };
  const { body } = await askRaw(platform, login, credentials);
  return (body.value as { ticket: string }).ticket;
};
const answer = async (ticket: string, name: string) =>
  (await askRaw(platform, verifyLogin, { ticket, method: "BANK_NAME", answer: name })).body;
const together = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const won = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === "fulfilled").length;

it("AP-064 one ticket begins one session, even for several simultaneous correct answers", async () => {
  const ticket = await ticketOf();
  const answers = await together(6, () => answer(ticket, realName));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "VERIFICATION_ENDED")).toHaveLength(5);
});

it("AP-064 one ticket allows five wrong answers, even if more arrive simultaneously", async () => {
  const ticket = await ticketOf();
  const answers = await together(8, (index) => answer(ticket, `wrong ${index}`));
  expect(answers.filter(({ code }) => code === "auth/invalid-verification-code")).toHaveLength(5);
  expect(answers.filter(({ code }) => code === "VERIFICATION_ENDED")).toHaveLength(3);
});

it("AP-002 AP-017 one code logs in once or sets one password, not both", async () => {
  await platform.client()(sendLoginCode, phone);
  const verificationCode = await lastCode(platform, "+821020001000");
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => askRaw(platform, login, { type: "sms", ...phone, verificationCode })),
    askRaw(platform, resetPassword, { ...phone, verificationCode, newPassword: "my-own-2030" }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

/** Captcha proofs: the characters of a picture, and the proof of a slide captcha. */
const shown = {
  "the characters of one picture": async () => {
    const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
    return { captchaId, captcha };
  },
  "the proof of one slide captcha": async () => {
    const { id } = await platform.client()(slideCaptcha, undefined);
    platform.clock.now += 1000;
    const track = Array.from({ length: 11 }, (_, step) => ({ x: (SLIDE_PLACE / 10) * step, y: 20, t: step * 80 }));
    const { proof: slideProof } = await platform.client()(solveSlideCaptcha, { id, x: SLIDE_PLACE, track });
    return { slideProof };
  },
};

it.each(Object.entries(shown))("AP-001 %s: only one of two simultaneous logins succeeds", async (_, show) => {
  const accounts = ["vip", "agent1"];
  const attempt = async (username: string, more: object) =>
    (await askRaw(platform, login, { type: "username", username, password: DEMO_PASSWORD, ...more })).body;
  for (const account of accounts) await attempt(account, { password: "wrong" });
  const more = await show();
  const answers = await Promise.all(accounts.map((account) => attempt(account, more)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "WRONG_CAPTCHA")).toHaveLength(1);
});

it("AP-009 one old password allows one change", async () => {
  const send = platform.client({ token: await platform.logIn("demo") });
  const change = (newPassword: string) =>
    send(changePassword, { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword });
  const outcomes = await Promise.allSettled([change("mirinae-2030"), change("mirinae-2031")]);
  expect(won(outcomes)).toBe(1);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "WRONG_PASSWORD" } });
});

it("AP-009 AP-017 a change in progress does not overwrite a password that its member has reset by phone", async () => {
  const send = platform.client({ token: await platform.logIn("demo") });
  await platform.client()(sendLoginCode, phone);
  const verificationCode = await lastCode(platform, "+821020001000");
  const taken = "taken-over-2030";
  const own = "my-own-2030";
  await Promise.allSettled([
    send(changePassword, { oldPassword: DEMO_PASSWORD, newPassword: taken, confirmNewPassword: taken }),
    platform.client()(resetPassword, { newPassword: own, mobileNum: phone.mobileNum, verificationCode }),
  ]);
  const logIn = platform.client()(login, { type: "username", username: "demo", password: own });
  await expect(logIn).resolves.toMatchObject({ userName: "demo" });
});

it("AP-104 one old payment password allows one change, and so does the login password if there is none", async () => {
  const send = platform.client({ token: await platform.logIn("demo") });
  const first = await Promise.allSettled(
    ["111111", "222222"].map((paymentPassword) =>
      send(setPaymentPassword, { paymentPassword, loginPassword: DEMO_PASSWORD }),
    ),
  );
  expect(won(first)).toBe(1);
  const oldPaymentPassword = first[0]?.status === "fulfilled" ? "111111" : "222222";
  const second = await Promise.allSettled(
    ["333333", "444444"].map((paymentPassword) =>
      send(setPaymentPassword, { paymentPassword, oldPaymentPassword, loginPassword: DEMO_PASSWORD }),
    ),
  );
  expect(won(second)).toBe(1);
});

it("AP-121 AP-164 a call in progress when the member takes a break moves no money", async () => {
  const paymentPassword = "135790";
  const send = platform.client({ token: await platform.logIn("demo") });
  await send(setPaymentPassword, { paymentPassword, loginPassword: DEMO_PASSWORD });
  const other = await platform.logIn("demo");
  const moving = send(transferUpline, { amount: minor(50_000), paymentPassword });
  const settled = moving.then(
    () => "moved",
    (error: { code: string }) => error.code,
  );
  await platform.client({ token: other })(pausePlay, undefined);
  expect(await settled).toBe("SESSION_EXPIRED");
});
