import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { countryCodes } from "@livery/platform/calls/countryCodes.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { uploadAvatar } from "@livery/platform/calls/uploadAvatar.ts";
import { whitelabel } from "@livery/platform/calls/whitelabel.ts";
import { multipart } from "@livery/platform/multipart.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { standardLimits } from "./limits.ts";

// These numbers repeat the limits on purpose, so that a lost or a hundred times wider limit fails.

let platform: TestGateway;
let asked: number;
beforeEach(async () => {
  platform = await openTestGateway({ limits: standardLimits });
  asked = 0;
});
afterEach(() => platform.gateway.close());

type AnyCall = Pick<Call<never, unknown>, "method" | "path" | "auth">;
const calls: Readonly<Record<string, AnyCall>> = liveCalls;

/** Calls in one turn of the event loop count as simultaneous. */
const A_TURN = 200;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Whether the limits let a request pass; the response itself does not matter. */
async function isTaken(
  { method, path }: AnyCall,
  from: { readonly address?: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<boolean> {
  asked += 1;
  if (asked % A_TURN === 0) await nextTurn();
  const { status } = await platform.raw(path, { method, ...from, ...(method !== "GET" && { body: "{}" }) });
  return status !== 429 && status !== 503;
}

/** How many requests pass at once, and whether further ones pass just before and when the next one may come. */
async function limitOf(ask: () => Promise<boolean>, { atMost, nextIn }: { atMost: number; nextIn: number }) {
  let atOnce = 0;
  while (atOnce < atMost && (await ask())) atOnce += 1;
  const oneMore = await ask();
  platform.clock.now += nextIn - 1;
  const early = await ask();
  platform.clock.now += 1;
  return { atOnce, oneMore, early, inTime: await ask(), andAnother: await ask() };
}

const thenOneByOne = { oneMore: false, early: false, inTime: true, andAnother: false };

describe("the limits of an address", () => {
  const logins = [20, 3000] as const;
  const codes = [10, 30_000] as const;
  const pictures = [30, 2000] as const;
  const limited: Readonly<Record<string, readonly [burst: number, milliseconds: number]>> = {
    login: logins,
    verifyLogin: logins,
    freePlay: logins,
    register: logins,
    registerByMobile: logins,
    resetPassword: logins,
    changePassword: logins,
    setPaymentPassword: logins,
    sendLoginCode: codes,
    sendRegisterCode: codes,
    requestPasswordMail: codes,
    captcha: pictures,
    slideCaptcha: pictures,
    solveSlideCaptcha: pictures,
    feedback: [5, 60_000],
  };

  // The limit comes before the merchant is looked up, so nothing is hashed, drawn or sent here.
  const stranger = { address: "203.0.113.7", headers: { Merchant: "NOBODY" } };

  it.each(Object.entries(limited))("%s is allowed its burst, then its steady rate", async (id, limit) => {
    const [atOnce, nextIn] = limit;
    const found = await limitOf(() => isTaken(calls[id]!, stranger), { atMost: atOnce, nextIn });
    expect(found).toEqual({ atOnce, ...thenOneByOne });
  });

  it("every call that changes something without a session has a limit of its own", () => {
    const open = Object.entries(calls).filter(([, { auth, method }]) => auth === "none" && method !== "GET");
    expect(open.length).toBeGreaterThan(5);
    expect(open.map(([id]) => id).filter((id) => !(id in limited))).toEqual([]);
  });

  it("all its calls together are allowed 600 times at once", async () => {
    const found = await limitOf(() => isTaken(countryCodes, stranger), { atMost: 600, nextIn: 20 });
    expect(found).toEqual({ atOnce: 600, ...thenOneByOne });
  });
});

it("a member's calls are allowed 200 times at once, those that move money 30 times", async () => {
  const headers = { Authorization: await platform.logIn("demo") };
  const moves = await limitOf(() => isTaken(transferFunds, { headers }), { atMost: 30, nextIn: 1000 });
  expect(moves).toEqual({ atOnce: 30, ...thenOneByOne });
  platform.clock.now += 60_000;
  const reads = await limitOf(() => isTaken(balance, { headers }), { atMost: 200, nextIn: 100 });
  expect(reads).toEqual({ atOnce: 200, ...thenOneByOne });
});

it("a member's bodies with pictures are allowed 20 times at once", async () => {
  const headers = { Authorization: await platform.logIn("demo") };
  const upload = async () => {
    const body = multipart({ type: "image/png" }, { image: [] });
    return (await platform.raw(uploadAvatar.path, { method: uploadAvatar.method, headers, body })).status !== 429;
  };
  expect(await limitOf(upload, { atMost: 20, nextIn: 10_000 })).toEqual({ atOnce: 20, ...thenOneByOne });
});

it("all visitors of a site together may send 300 pictures with feedback in a day", () => {
  expect(standardLimits.feedbackPictures).toBe(300);
});

it("256 calls may be in progress", async () => {
  const answers = await Promise.all(Array.from({ length: 257 }, () => platform.raw(whitelabel.path)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(256);
});

it("4,000 requests are allowed at once in total", async () => {
  for (let count = 1; count <= 4000; count += 1) expect(await isTaken(countryCodes, {})).toBe(true);
  expect(await isTaken(countryCodes, {})).toBe(false);
});
