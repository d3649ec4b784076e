import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { verifyLogin } from "@livery/platform/calls/verifyLogin.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "../demoAccounts.ts";
import { authenticatorCode, timeStep } from "../members/authenticatorCode.ts";
import { askRaw, copiedCode, lastCode, lastMessage, otherThan } from "../testing/asking.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const MINUTE = 60_000;
const {
  mobile = "",
  email = "",
  realName = "",
  authenticator = "",
} = demoAccounts.find(({ account }) => account === "verify")!;

const neighbour = { ...testMerchant, merchant: "NEXT01", name: { ko: "이웃", en: "Neighbour" } };

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, neighbour] });
});
afterEach(() => platform.gateway.close());

const credentials = { type: "username", username: "verify", password: DEMO_PASSWORD } as const;
const HOME = "203.0.113.7";

interface Asked {
  readonly ticket: string;
  readonly methods: readonly string[];
}

/** Logs in from an address and returns the response's value: a session, or the required verification. */
const logIn = async (address?: string) => {
  const { status, body } = await askRaw(platform, login, credentials, address === undefined ? {} : { address });
  return { status, code: body.code, value: body.value as Asked & { readonly token?: string } };
};
const ticketOf = async () => (await logIn()).value.ticket;
const answer = (ticket: string, method: "SMS" | "EMAIL" | "GOOGLE" | "BANK_NAME", text?: string) =>
  platform.client()(verifyLogin, { ticket, method, ...(text !== undefined && { answer: text }) });
const wrong = { status: 422, code: "auth/invalid-verification-code" };

describe("a login from a new address", () => {
  it("AP-001 AP-064 is rejected with a ticket and the methods that the platform can check", async () => {
    expect(await logIn()).toEqual({
      status: 403,
      code: "VERIFICATION_REQUIRED",
      value: {
        ticket: expect.any(String),
        methods: ["SMS", "EMAIL", "GOOGLE", "BANK_NAME"],
        mobile: "+82••••••2000",
        email: "v•••@mail.example",
      },
    });
    const password = await askRaw(platform, login, { ...credentials, password: "wrong" });
    expect(password.body.code).toBe("WRONG_LOGIN");
  });

  it.each([
    ["SMS", mobile],
    ["EMAIL", email],
  ] as const)("AP-064 continues with %s: first the code, then the session", async (method, recipient) => {
    const ticket = await ticketOf();
    expect(await platform.expectContract(verifyLogin, { ticket, method })).toEqual({
      state: "sent",
      expiredMinutes: 5,
    });
    const code = await lastCode(platform, recipient);
    await expect(answer(ticket, method, otherThan(code))).rejects.toMatchObject(wrong);
    const verified = await platform.expectContract(verifyLogin, { ticket, method, answer: code });
    if (verified.state !== "in") throw new Error("no session");
    expect(verified.login).toMatchObject({ userName: "verify", mustChangePassword: false });
    const member = await platform.client({ token: verified.login.token })(memberInfo, undefined);
    expect(member.account).toBe("verify");
    await expect(answer(ticket, method, code)).rejects.toMatchObject({ status: 403, code: "VERIFICATION_ENDED" });
  });

  it("AP-064 continues with a code of the member's authenticator, which works once", async () => {
    const code = () => authenticatorCode(authenticator, timeStep(platform.clock.now));
    const first = code();
    await expect(answer(await ticketOf(), "GOOGLE", first)).resolves.toMatchObject({ state: "in" });
    await expect(answer(await ticketOf(), "GOOGLE", first)).rejects.toMatchObject(wrong);
    platform.clock.now += 30_000;
    await expect(answer(await ticketOf(), "GOOGLE", copiedCode(code()))).resolves.toMatchObject({ state: "in" });
  });

  it("AP-064 continues with the name of the bank account, ignoring spaces", async () => {
    const ticket = await ticketOf();
    await expect(answer(ticket, "BANK_NAME", "김여름")).rejects.toMatchObject(wrong);
    await expect(answer(ticket, "BANK_NAME", ` ${[...realName].join(" ")} `)).resolves.toMatchObject({ state: "in" });
  });

  it("AP-064 a code of one login does not verify another", async () => {
    const [one, other] = [await ticketOf(), await ticketOf()];
    await answer(one, "SMS");
    const code = await lastCode(platform, mobile);
    await expect(answer(other, "SMS", code)).rejects.toMatchObject(wrong);
    await expect(answer(one, "SMS", code)).resolves.toMatchObject({ state: "in" });
  });

  it("AP-064 ends after ten minutes, after five wrong answers, or at another address", async () => {
    const ended = { status: 403, code: "VERIFICATION_ENDED" };
    const late = await ticketOf();
    platform.clock.now += 10 * MINUTE;
    await expect(answer(late, "BANK_NAME", realName)).rejects.toMatchObject(ended);

    const guessed = await ticketOf();
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(answer(guessed, "BANK_NAME", "홍길동")).rejects.toMatchObject(wrong);
    }
    await expect(answer(guessed, "BANK_NAME", realName)).rejects.toMatchObject(ended);

    const { ticket } = (await logIn(HOME)).value;
    const body = { ticket, method: "BANK_NAME", answer: realName };
    const elsewhere = await askRaw(platform, verifyLogin, body, { address: "203.0.113.8" });
    expect(elsewhere).toMatchObject({ status: 403, body: { code: "VERIFICATION_ENDED" } });
  });

  it("AP-064 a ticket works only at its own merchant, and attempts elsewhere do not count", async () => {
    const ticket = await ticketOf();
    const elsewhere = { merchant: neighbour.merchant };
    const bodies = [
      { ticket, method: "SMS" },
      { ticket, method: "BANK_NAME", answer: realName },
      ...Array.from({ length: 5 }, () => ({ ticket, method: "BANK_NAME", answer: "홍길동" })),
    ];
    for (const body of bodies) {
      const answered = await askRaw(platform, verifyLogin, body, elsewhere);
      expect(answered).toMatchObject({ status: 403, body: { code: "VERIFICATION_ENDED" } });
    }
    expect(await platform.gateway.control.outbox()).toEqual([]);
    await expect(answer(ticket, "BANK_NAME", realName)).resolves.toMatchObject({ state: "in" });
  });

  it("AP-064 allows ten wrong answers a day over all logins", async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(answer(await ticketOf(), "BANK_NAME", "홍길동")).rejects.toMatchObject(wrong);
    }
    const tooMany = { status: 429, code: "auth/too-many-requests" };
    await expect(answer(await ticketOf(), "BANK_NAME", realName)).rejects.toMatchObject(tooMany);
    platform.clock.now += 24 * 60 * MINUTE;
    await expect(answer(await ticketOf(), "BANK_NAME", realName)).resolves.toMatchObject({ state: "in" });
  });

  it("AP-064 rejects a missing answer for a method without a code, and invalid bodies", async () => {
    const ticket = await ticketOf();
    await expect(answer(ticket, "BANK_NAME")).rejects.toMatchObject({
      code: "FIELD_INVALID",
      value: { field: "answer", rule: "required" },
    });
    for (const [body, field] of [
      [{ method: "SMS" }, "ticket"],
      [{ ticket, method: "FAX" }, "method"],
      [{ ticket, method: "SMS", answer: 123_456 }, "answer"],
    ] as const) {
      expect(await askRaw(platform, verifyLogin, body)).toMatchObject({ status: 422, body: { value: { field } } });
    }
    expect(await lastMessage(platform, mobile)).toBeUndefined();
  });
});

describe("a known address", () => {
  const admitted = async (address: string) => (await logIn(address)).code === undefined;

  it("AP-064 is one where the member has verified a login, with its IPv6 network, but never the machine's own", async () => {
    for (const [address, neighbour, isKnown] of [
      [HOME, HOME, true],
      ["2001:db8::1", "2001:db8::2", true],
      ["127.0.0.1", "127.0.0.1", false],
    ] as const) {
      const { ticket } = (await logIn(address)).value;
      const body = { ticket, method: "BANK_NAME", answer: realName };
      expect(await askRaw(platform, verifyLogin, body, { address })).toMatchObject({ status: 200 });
      expect(await admitted(neighbour), address).toBe(isKnown);
    }
    expect(await admitted("203.0.113.9")).toBe(false);
    platform.clock.now += 90 * 24 * 60 * MINUTE;
    expect(await admitted(HOME)).toBe(false);
  });
});
