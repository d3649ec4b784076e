import { captcha } from "@livery/platform/calls/captcha.ts";
import { login } from "@livery/platform/calls/login.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { askRaw } from "../testing/asking.ts";
import { CAPTCHA_TEXT, type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway();
});
afterAll(() => platform.gateway.close());

type Answered = { readonly id: string; readonly text: string };

function attempt(username: string, password: string, answered?: Answered) {
  const account = { type: "username" as const, username, password };
  return platform.client()(login, answered ? { ...account, captcha: answered } : account);
}

async function answeredCaptcha(text = CAPTCHA_TEXT): Promise<Answered> {
  const { id } = await platform.client()(captcha, undefined);
  return { id, text };
}

const refusedAs = (code: string) => ({ failure: "refused", status: 422, code, value: { captcha: true } });

it("AP-001 an unknown account and a wrong password get the same error, and then need a captcha", async () => {
  for (const username of ["nobody", "vip"]) {
    await expect(attempt(username, "wrong")).rejects.toMatchObject({
      ...refusedAs("WRONG_LOGIN"),
      said: "아이디 또는 비밀번호가 맞지 않습니다.",
    });
    await expect(attempt(username, "wrong")).rejects.toMatchObject(refusedAs("CAPTCHA_REQUIRED"));
  }
  await expect(attempt("demo", DEMO_PASSWORD)).resolves.toMatchObject({ userName: "demo" });
});

it("a captcha ignores case, accepts one attempt, and lasts two minutes", async () => {
  await expect(attempt("agent1", "wrong")).rejects.toMatchObject(refusedAs("WRONG_LOGIN"));
  const wrong = await answeredCaptcha("XXXXX");
  await expect(attempt("agent1", DEMO_PASSWORD, wrong)).rejects.toMatchObject(refusedAs("WRONG_CAPTCHA"));
  const again = { ...wrong, text: CAPTCHA_TEXT };
  await expect(attempt("agent1", DEMO_PASSWORD, again)).rejects.toMatchObject(refusedAs("WRONG_CAPTCHA"));

  const late = await answeredCaptcha();
  platform.clock.now += 120_000;
  await expect(attempt("agent1", DEMO_PASSWORD, late)).rejects.toMatchObject(refusedAs("WRONG_CAPTCHA"));

  const right = await answeredCaptcha(CAPTCHA_TEXT.toLowerCase());
  await expect(attempt("agent1", DEMO_PASSWORD, right)).resolves.toMatchObject({ userName: "agent1" });
  await expect(attempt("agent1", DEMO_PASSWORD)).resolves.toBeDefined();
});

it("a failure expires after a quarter of an hour", async () => {
  await expect(attempt("agent2", "wrong")).rejects.toMatchObject(refusedAs("WRONG_LOGIN"));
  platform.clock.now += 15 * 60_000;
  await expect(attempt("agent2", DEMO_PASSWORD)).resolves.toMatchObject({ userName: "agent2" });
});

it("failures count for the visitor's address, but not for the machine's own", async () => {
  const from = async (address: string, username: string) => {
    const body = JSON.stringify({ type: "username", username, password: "wrong" });
    return (await platform.raw(login.path, { method: "POST", body, address })).body.code;
  };
  expect(await from("203.0.113.7", "someone1")).toBe("WRONG_LOGIN");
  expect(await from("203.0.113.7", "someone2")).toBe("CAPTCHA_REQUIRED");
  expect(await from("127.0.0.1", "someone3")).toBe("WRONG_LOGIN");
  expect(await from("127.0.0.1", "someone4")).toBe("WRONG_LOGIN");
});

it("an empty field is rejected before anything is looked up", async () => {
  await expect(attempt("  ", "x")).rejects.toMatchObject({ code: "FIELD_INVALID", value: { field: "username" } });
  await expect(attempt("demo", "")).rejects.toMatchObject({ code: "FIELD_INVALID", value: { field: "password" } });
});

it("AP-001 a phone number with its password logs in as well, and fails like any other name", async () => {
  for (const username of ["01020001000", "+82 10 2000 1000"]) {
    await expect(attempt(username, DEMO_PASSWORD)).resolves.toMatchObject({ userName: "demo" });
  }
  for (const username of ["010-2000-1000", "010-9999-0000"]) {
    await expect(attempt(username, "wrong")).rejects.toMatchObject(refusedAs("WRONG_LOGIN"));
  }
  platform.clock.now += 15 * 60_000;
});

it("AP-001 Firebase is rejected, and so is a code if the merchant has no login by code", async () => {
  const phone = { mobileNum: "01020001000", countryDialingCode: "82", verificationCode: "123456" };
  for (const type of ["firebase", "sms"] as const) {
    await expect(platform.client()(login, { type, ...phone })).rejects.toMatchObject({
      status: 403,
      code: "auth/operation-not-allowed",
    });
  }
});

it("AP-001 an operator's account and an unknown kind of login are rejected", async () => {
  await expect(attempt("staff", DEMO_PASSWORD)).rejects.toMatchObject({ status: 403, code: "NOT_MEMBER" });
  const body = JSON.stringify({ type: "magic", username: "demo", password: DEMO_PASSWORD });
  const answer = await platform.raw(login.path, { method: "POST", body });
  expect(answer).toMatchObject({ status: 422, body: { value: { field: "type", rule: "choice" } } });
});

describe("AP-001 guesses", () => {
  const GUESSES = 10;

  it.each(["vip", "nobody2"])("AP-001 of %s are not checked after ten in a quarter of an hour", async (username) => {
    for (let guess = 0; guess < GUESSES; guess += 1) {
      await expect(attempt(username, "wrong", await answeredCaptcha())).rejects.toMatchObject({ status: 422 });
    }
    const tooMany = { status: 429, code: "auth/too-many-requests", value: { retryAfter: 900 } };
    await expect(attempt(username, DEMO_PASSWORD, await answeredCaptcha())).rejects.toMatchObject(tooMany);
    await expect(attempt("demo", DEMO_PASSWORD)).resolves.toBeDefined();
    platform.clock.now += 15 * 60_000;
  });

  it("AP-001 by a member's name tell nothing of the member's phone number", async () => {
    for (let guess = 0; guess <= GUESSES; guess += 1) {
      await attempt("expired", "wrong", await answeredCaptcha()).catch(() => undefined);
    }
    const answers = async (username: string) => {
      const said = [];
      for (let guess = 0; guess <= GUESSES; guess += 1) {
        const { id: captchaId, text: captcha } = await answeredCaptcha();
        const solved = guess === 1 ? {} : { captchaId, captcha };
        said.push(await askRaw(platform, login, { type: "username", username, password: "wrong", ...solved }));
      }
      return said;
    };
    expect(await answers("010-2000-3000")).toEqual(await answers("010-9999-3000"));
    platform.clock.now += 15 * 60_000;
    await expect(attempt("expired", DEMO_PASSWORD)).resolves.toMatchObject({ userName: "expired" });
  });

  it("AP-001 that come at once are checked one by one: only one passes without a captcha", async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, () =>
        askRaw(platform, login, { type: "username", username: "agent42", password: "x" }),
      ),
    );
    const said = codes.map(({ body }) => body.code);
    expect(said.filter((code) => code === "WRONG_LOGIN")).toHaveLength(1);
    expect(said.filter((code) => code === "CAPTCHA_REQUIRED")).toHaveLength(19);
  });
});
