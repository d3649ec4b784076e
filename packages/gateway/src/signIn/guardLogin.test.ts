import { login } from "@livery/platform/calls/login.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { slideCaptcha } from "@livery/platform/calls/slideCaptcha.ts";
import { solveSlideCaptcha } from "@livery/platform/calls/solveSlideCaptcha.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { looseLimits } from "../protection/limits.ts";
import { askRaw, lastCode, solvedCaptcha } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { SLIDE_PLACE, type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const MINUTE = 60_000;
const GUESSES = 4;
const HOME = "203.0.113.7";
const STRANGERS = Array.from({ length: 50 }, (_, at) => `198.51.100.${at + 1}`);
const phone = { mobileNum: "01020001000", countryDialingCode: "82" };

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({
    merchants: [mobileMerchant],
    limits: { ...looseLimits, guesses: GUESSES },
  });
});
afterEach(() => platform.gateway.close());

type Credentials = Readonly<Record<string, unknown>>;

async function attempt(address: string, more: Credentials) {
  const body = { type: "username", username: "demo", password: DEMO_PASSWORD, ...more };
  const { status, body: answer } = await askRaw(platform, login, body, { address });
  return { status, code: answer.code, value: answer.value };
}

/** Logs in from an address and solves the picture if one is required. */
async function logInFrom(address: string, more: Credentials = {}) {
  const first = await attempt(address, more);
  if (first.code !== "CAPTCHA_REQUIRED") return first;
  const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
  return attempt(address, { ...more, captchaId, captcha });
}

/**
 * Makes one guess from each stranger's address and returns how many were checked; the others were rejected as too many.
 */
async function attack(): Promise<number> {
  const statuses: number[] = [];
  for (const address of STRANGERS) statuses.push((await logInFrom(address, { password: "wrong" })).status);
  const looked = statuses.filter((status) => status === 422).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(STRANGERS.length - looked);
  return looked;
}

const locked = { status: 429, code: "auth/too-many-requests" };

describe("fifty strangers who guess a member's password", () => {
  it("AP-001 lock only themselves, not the member's own addresses", async () => {
    expect(await logInFrom(HOME)).toMatchObject({ status: 200 });
    expect(await attack()).toBe(GUESSES);
    expect(await logInFrom("198.51.100.77")).toMatchObject(locked);
    expect(await attempt(HOME, {})).toMatchObject({ status: 422, code: "CAPTCHA_REQUIRED" });
    expect(await logInFrom(HOME)).toMatchObject({ status: 200 });
    expect(await logInFrom("198.51.100.77")).toMatchObject(locked);
  });

  it("AP-001 leave a member elsewhere the login by code, which also ends their lock", async () => {
    await attack();
    expect(await logInFrom("192.0.2.1")).toMatchObject(locked);
    await platform.client()(sendLoginCode, phone);
    const verificationCode = await lastCode(platform, "+821020001000");
    const byCode = { type: "sms", username: undefined, password: undefined, ...phone, verificationCode };
    expect(await logInFrom("192.0.2.1", byCode)).toMatchObject({ status: 200 });
    expect(await logInFrom("192.0.2.2")).toMatchObject({ status: 200 });
  });

  it.each(["demo", "nobody"])(
    "AP-001 of %s get slower: 4 in 15 minutes, 8 in an hour, 24 in a day",
    async (username) => {
      const counts: { readonly at: number; readonly looked: number }[] = [];
      // Every quarter of an hour for two hours, then every hour for the rest of the day.
      for (let at = 0; at < 24 * 60; at += at < 120 ? 15 : 60) {
        let looked = 0;
        while ((await logInFrom(STRANGERS[looked]!, { username, password: "wrong" })).status === 422) looked += 1;
        counts.push({ at, looked });
        platform.clock.now += (at < 120 ? 15 : 60) * MINUTE;
      }
      const within = (minutes: number) =>
        counts.filter(({ at }) => at < minutes).reduce((sum, { looked }) => sum + looked, 0);
      expect([15, 60, 120, 24 * 60].map(within)).toEqual([GUESSES, 2 * GUESSES, 4 * GUESSES, 6 * GUESSES]);
    },
  );
});

it("AP-001 guesses from an address of the member lock only that address", async () => {
  expect(await logInFrom(HOME)).toMatchObject({ status: 200 });
  for (let guess = 0; guess < GUESSES; guess += 1) {
    expect(await logInFrom(HOME, { password: "wrong" })).toMatchObject({ status: 422, code: "WRONG_LOGIN" });
  }
  expect(await logInFrom(HOME)).toMatchObject({ ...locked, value: { retryAfter: 900 } });
  expect(await logInFrom("192.0.2.1")).toMatchObject({ status: 200 });
  expect(await logInFrom(HOME)).toMatchObject(locked);
});

it("AP-001 an unknown account gets the same responses as a member's, guess by guess", async () => {
  const said = async (username: string) => {
    const answers = [];
    for (let guess = 0; guess <= GUESSES; guess += 1) {
      answers.push(await logInFrom(STRANGERS[guess]!, { username, password: "wrong" }));
    }
    return answers;
  };
  expect(await said("nobody")).toEqual(await said("vip"));
});

it("AU-016 AP-156 a slide captcha is enough after one or two failures; after three a picture is required", async () => {
  const bySlide = async (password: string) => {
    const { id } = await platform.client()(slideCaptcha, undefined);
    platform.clock.now += 1000;
    const track = Array.from({ length: 11 }, (_, step) => ({ x: (SLIDE_PLACE / 10) * step, y: 20, t: step * 80 }));
    const { proof: slideProof } = await platform.client()(solveSlideCaptcha, { id, x: SLIDE_PLACE, track });
    return attempt(HOME, { username: "vip", password, slideProof });
  };
  for (let failure = 0; failure < 3; failure += 1) {
    expect(await bySlide("wrong")).toMatchObject({ code: "WRONG_LOGIN", value: { captcha: true } });
  }
  expect(await bySlide(DEMO_PASSWORD)).toMatchObject({ code: "CAPTCHA_REQUIRED", value: { captcha: true } });
  expect(await logInFrom(HOME, { username: "vip" })).toMatchObject({ status: 200 });
});
