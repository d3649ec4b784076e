import { login } from "@livery/platform/calls/login.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { sendRegisterCode } from "@livery/platform/calls/sendRegisterCode.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { askRaw, copiedCode, lastCode, lastMessage, otherThan, solvedCaptcha, solving } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The number of `demo`. */
const DEMO = "+821020001000";
const demo = { mobileNum: "010-2000-1000", countryDialingCode: "82" };
const nobody = { mobileNum: "01099990000", countryDialingCode: "82" };

const { switches } = mobileMerchant;
const noCodes = { ...mobileMerchant, merchant: "NOCODES", switches: { ...switches, REGMOBVERF3: false } };
const closed = { ...mobileMerchant, merchant: "CLOSED", switches: { ...switches, DIRECTREG3: false } };

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [mobileMerchant, testMerchant, noCodes, closed] });
});
afterEach(() => platform.gateway.close());

const withCode = (verificationCode: string) =>
  solving(platform, (solved) => platform.client()(login, { type: "sms", ...demo, verificationCode, ...solved }));

const fullWidth = (code: string) =>
  code.replaceAll(/\d/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

const refused = (code: string) => ({ failure: "refused", status: 422, code: `auth/${code}` });

describe("a code for the login", () => {
  it("AP-001 AP-002 comes by SMS in the visitor's language, and works for one login", async () => {
    expect(await platform.expectContract(sendLoginCode, demo)).toEqual({ expiredMinutes: 5 });
    const code = await lastCode(platform, DEMO);
    expect(await lastMessage(platform, DEMO)).toBe(
      `[시험 & 공원] 인증번호 ${code} (5분 안에 입력). 다른 사람에게 알려 주지 마세요.`,
    );
    const session = await platform.expectContract(login, { type: "sms", ...demo, verificationCode: code });
    expect(session).toMatchObject({ userName: "demo", mustChangePassword: false });
    await expect(withCode(code)).rejects.toMatchObject(refused("invalid-verification-code"));
  });

  it("VF-064b is taken as it was copied, or typed in full width", async () => {
    for (const written of [copiedCode, fullWidth]) {
      await platform.client()(sendLoginCode, demo);
      await expect(withCode(written(await lastCode(platform, DEMO)))).resolves.toMatchObject({ userName: "demo" });
      platform.clock.now += MINUTE;
    }
  });

  it("AP-002 an unknown number gets the same response and no message, and its codes are rejected in the same way", async () => {
    const known = await askRaw(platform, sendLoginCode, demo);
    expect(await askRaw(platform, sendLoginCode, nobody)).toEqual(known);
    expect(await platform.gateway.control.outbox()).toHaveLength(1);
    const verificationCode = otherThan(await lastCode(platform, DEMO));
    const ask = (mobile: typeof demo) => askRaw(platform, login, { type: "sms", ...mobile, verificationCode });
    const answer = await ask(demo);
    expect(answer).toMatchObject({ status: 422, body: { code: "auth/invalid-verification-code" } });
    expect(await ask(nobody)).toEqual(answer);
  });

  it("AP-002 expires after five minutes, which only the owner of the code learns", async () => {
    await platform.client()(sendLoginCode, demo);
    const code = await lastCode(platform, DEMO);
    platform.clock.now += 5 * MINUTE;
    await expect(withCode(code)).rejects.toMatchObject(refused("code-expired"));
    await expect(withCode(otherThan(code))).rejects.toMatchObject(refused("invalid-verification-code"));
  });

  it("AP-002 expires after five minutes, even if the request began earlier", async () => {
    await platform.client()(sendLoginCode, demo);
    const sent = JSON.stringify({ type: "sms", ...demo, verificationCode: await lastCode(platform, DEMO) });
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const headers = {
      Merchant: mobileMerchant.merchant,
      "Content-Type": "application/json",
      "Content-Length": `${sent.length}`,
    };
    const slow = { method: "POST", headers, body: body.readable, duplex: "half" } as RequestInit;
    const answer = platform.gateway.fetch(new Request(`http://platform.test${login.path}`, slow));
    const writer = body.writable.getWriter();
    await writer.write(new TextEncoder().encode(sent.slice(0, 9)));
    platform.clock.now += 5 * MINUTE;
    await writer.write(new TextEncoder().encode(sent.slice(9)));
    await writer.close();
    expect(await (await answer).json()).toMatchObject({ code: "auth/code-expired" });
  });

  it("AP-002 is rejected after five wrong attempts, until another one is sent", async () => {
    await platform.client()(sendLoginCode, demo);
    const code = await lastCode(platform, DEMO);
    for (const answer of [...Array<string>(5).fill(otherThan(code)), code]) {
      await expect(withCode(answer)).rejects.toMatchObject(refused("invalid-verification-code"));
    }
    platform.clock.now += MINUTE;
    await platform.client()(sendLoginCode, demo);
    await expect(withCode(await lastCode(platform, DEMO))).resolves.toMatchObject({ userName: "demo" });
  });

  it("AP-002 is not sent if the merchant does not use codes, nor to an invalid mobile number", async () => {
    const refusedThere = await askRaw(platform, sendLoginCode, demo, { merchant: testMerchant.merchant });
    expect(refusedThere).toMatchObject({ status: 403, body: { code: "auth/operation-not-allowed" } });
    for (const [mobileNum, code] of [
      ["    ", "missing-phone-number"],
      ["0212345678", "invalid-phone-number"],
    ] as const) {
      await expect(platform.client()(sendLoginCode, { ...demo, mobileNum })).rejects.toMatchObject({
        ...refused(code),
        value: { field: "mobileNum" },
      });
    }
    const bodies = [{ countryDialingCode: "82" }, { ...demo, mobileNum: 1020001000 }];
    for (const body of bodies) {
      expect(await askRaw(platform, sendLoginCode, body)).toMatchObject({
        status: 422,
        body: { code: "FIELD_INVALID" },
      });
    }
    expect(await platform.gateway.control.outbox()).toEqual([]);
  });
});

describe("a code for the registration", () => {
  const mobile = { mobileNo: "01077770000", countryDialingCode: "+82" };

  it("AP-019 comes by SMS in the visitor's language", async () => {
    expect(await platform.expectContract(sendRegisterCode, mobile)).toEqual({ expiredMinutes: 5 });
    expect(await lastCode(platform, "+821077770000")).toMatch(/^\d{6}$/u);
    platform.clock.now += MINUTE;
    await platform.client({ language: "en" })(sendRegisterCode, mobile);
    expect(await lastMessage(platform, "+821077770000")).toMatch(
      /^\[Trial & Park\] Your code is \d{6}\. It expires in 5 minutes/u,
    );
  });

  it("AP-019 is not sent to a member's number: only its owner learns that it is registered", async () => {
    const asked = { mobileNo: demo.mobileNum, countryDialingCode: "82" };
    expect(await platform.client()(sendRegisterCode, asked)).toEqual({ expiredMinutes: 5 });
    expect(await lastMessage(platform, DEMO)).toBe("[시험 & 공원] 이미 가입된 번호입니다. 이 번호로 로그인해 주세요.");
  });

  it("AP-019 is also sent where registration needs none: members prove a new number with it (AP-102)", async () => {
    for (const { merchant } of [testMerchant, noCodes, closed]) {
      const answer = await askRaw(platform, sendRegisterCode, mobile, { merchant });
      expect(answer, merchant).toMatchObject({ status: 200, body: { value: { expiredMinutes: 5 } } });
    }
    expect(await platform.gateway.control.outbox()).toHaveLength(3);
  });

  it("AP-019 rejects an invalid mobile number, and a body without one", async () => {
    await expect(platform.client()(sendRegisterCode, { ...mobile, mobileNo: "12345" })).rejects.toMatchObject({
      ...refused("invalid-phone-number"),
      value: { field: "mobileNo" },
    });
    const answer = await askRaw(platform, sendRegisterCode, { countryDialingCode: "82" });
    expect(answer).toMatchObject({ status: 422, body: { value: { field: "mobileNo", rule: "required" } } });
  });
});

describe("how often messages go out", () => {
  const askUnsolved = async (body: object, address: string) => {
    const answer = await askRaw(platform, sendLoginCode, { ...body }, { address });
    return { status: answer.status, code: answer.body.code, ...(answer.body.value as object) };
  };
  /** Sends a captcha solution, which is ignored if none is required. */
  const ask = async (body: object, address = "203.0.113.7") => {
    const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
    return askUnsolved({ ...body, captchaId, captcha }, address);
  };
  const wanted = { status: 422, code: "CAPTCHA_REQUIRED", captcha: true };

  it("AP-002 AP-019 one a minute to a number, for any call and address, registered or not", async () => {
    for (const mobile of [demo, nobody]) {
      await ask(mobile);
      platform.clock.now += 20 * SECOND;
      const tooMany = { status: 429, code: "auth/too-many-requests", retryAfter: 40 };
      expect(await ask(mobile, "203.0.113.8")).toEqual(tooMany);
      const other = { mobileNo: mobile.mobileNum, countryDialingCode: "82" };
      const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
      const there = await askRaw(platform, sendRegisterCode, { ...other, captchaId, captcha });
      expect(there).toMatchObject({ status: 429 });
      platform.clock.now += 40 * SECOND;
      expect(await ask(mobile)).toMatchObject({ status: 200 });
    }
  });

  it("AP-002 five an hour to a number", async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await ask(demo)).toMatchObject({ status: 200 });
      platform.clock.now += MINUTE;
    }
    expect(await ask(demo)).toMatchObject({ status: 429, retryAfter: 55 * 60 });
    platform.clock.now += 55 * MINUTE;
    expect(await ask(demo)).toMatchObject({ status: 200 });
  });

  it("AP-002 the fourth to a number in a day, and the fourth from an address in an hour, needs a captcha", async () => {
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await askUnsolved(demo, `203.0.113.${sent}`)).toMatchObject({ status: 200 });
      platform.clock.now += 60 * MINUTE;
    }
    for (const address of ["203.0.113.9", "127.0.0.1"]) expect(await askUnsolved(demo, address)).toEqual(wanted);
    const registering = { mobileNo: demo.mobileNum, countryDialingCode: "82" };
    expect((await askRaw(platform, sendRegisterCode, registering)).body.code).toBe("CAPTCHA_REQUIRED");
    expect(await ask(demo)).toMatchObject({ status: 200 });

    const number = (index: number) => ({ mobileNum: `0103000100${index}`, countryDialingCode: "82" });
    for (let sent = 0; sent < 3; sent += 1)
      expect(await askUnsolved(number(sent), "203.0.113.50")).toMatchObject({ status: 200 });
    expect(await askUnsolved(number(3), "203.0.113.50")).toEqual(wanted);
    expect(await askUnsolved(number(3), "127.0.0.1")).toMatchObject({ status: 200 });
  });

  it("AP-002 ten a day to a number, from any address", async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await ask(demo, `203.0.113.${sent}`)).toMatchObject({ status: 200 });
      platform.clock.now += 60 * MINUTE;
    }
    expect(await ask(demo, "203.0.113.77")).toMatchObject({ status: 429, code: "auth/quota-exceeded" });
    expect(await ask(demo, "127.0.0.1")).toMatchObject({ status: 429, retryAfter: 14 * 60 * 60 });
    platform.clock.now += 14 * 60 * MINUTE;
    expect(await ask(demo)).toMatchObject({ status: 200 });
  });

  it("AP-002 twenty a day from an address, except the machine's own", async () => {
    const number = (index: number) => ({ mobileNum: `010300010${index + 10}`, countryDialingCode: "82" });
    for (let sent = 0; sent < 20; sent += 1) expect(await ask(number(sent))).toMatchObject({ status: 200 });
    const quota = { status: 429, code: "auth/quota-exceeded", retryAfter: 24 * 60 * 60 };
    expect(await ask(number(20))).toEqual(quota);
    expect(await ask(number(21), "203.0.113.8")).toMatchObject({ status: 200 });
    for (let sent = 30; sent < 60; sent += 1)
      expect(await ask(number(sent), "127.0.0.1")).toMatchObject({ status: 200 });
    platform.clock.now += 24 * 60 * MINUTE;
    expect(await ask(number(20))).toMatchObject({ status: 200 });
  });
});
