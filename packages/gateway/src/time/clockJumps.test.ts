import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { pausePlay } from "@livery/platform/calls/pausePlay.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { setPlayLimit } from "@livery/platform/calls/setPlayLimit.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { login } from "@livery/platform/calls/login.ts";
import { minor } from "@livery/product/money.ts";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { askRaw } from "../testing/asking.ts";
import { sendWithKey } from "../testing/sendWithKey.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

let lab: MoneyLab;
let member: LabMember;
beforeEach(async () => {
  lab = await openMoneyLab();
  member = lab.addMember();
});
afterEach(() => lab.close());

const pass = (ms: number): void => void (lab.platform.clock.now += ms);
/** Sends a request, because only then does a platform look at the clock. */
const context = () => lab.platform.raw("/wps/system/status");
const session = async (token: string) => (await lab.platform.client({ token })(memberInfo, undefined)).account;
const transfer = (key: string, amount = 500, token = lab.tokenOf(member)) =>
  sendWithKey(lab.platform, transferFunds, { from: "MAIN", to: "PP", amount: minor(amount) }, { token, key });
const inVendorWallet = () =>
  lab.raw.prepare("select balance from wallet where member_id = ? and kind = 'vendor'").get(member.id)?.["balance"];

describe("AP-G a transfer with a key is carried out once", () => {
  it("when the clock jumps ahead by a year, others follow there, and it comes back", async () => {
    const key = randomUUID();
    await transfer(key);
    pass(YEAR);
    for (let other = 0; other < 3; other += 1) await transfer(randomUUID(), 7);
    expect(await transfer(key)).toMatchObject({ status: 200, isRepeated: true });
    pass(MINUTE - YEAR);
    expect(await transfer(key)).toMatchObject({ status: 200, isRepeated: true });
    expect(inVendorWallet()).toBe(521);
  });

  it("when it was sent while the clock was ahead, and again when it is back", async () => {
    await context();
    pass(YEAR);
    const key = randomUUID();
    await transfer(key);
    pass(MINUTE - YEAR);
    expect(await transfer(key)).toMatchObject({ isRepeated: true });
    expect(inVendorWallet()).toBe(500);
  });

  it("when the clock falls back by more than a day and is corrected", async () => {
    for (let hours = 0; hours < 30; hours += 0.125) {
      pass(HOUR / 8);
      await context();
    }
    const token = lab.tokenOf(member);
    const key = randomUUID();
    pass(-26 * HOUR);
    await transfer(key, 500, token);
    pass(26 * HOUR);
    expect(await transfer(key, 500, token)).toMatchObject({ isRepeated: true });
    expect(inVendorWallet()).toBe(500);
  });

  it("when the platform restarts in between", async () => {
    const key = randomUUID();
    await transfer(key);
    pass(YEAR);
    await lab.restart();
    await transfer(randomUUID(), 7);
    pass(MINUTE - YEAR);
    await lab.restart();
    expect(await transfer(key)).toMatchObject({ isRepeated: true });
    expect(inVendorWallet()).toBe(507);
  });
});

describe("what began while the clock was ahead ends after its normal duration", () => {
  beforeEach(async () => {
    await context();
    pass(YEAR);
    await context();
  });
  /** The clock is correct again, and a request comes: from then on the time is known. */
  async function comeBack(): Promise<void> {
    pass(SECOND - YEAR);
    await context();
  }

  it("a session, 24 hours after its login", async () => {
    const token = await lab.platform.logIn("demo");
    await comeBack();
    expect(await session(token)).toBe("demo");
    for (let minutes = 0; minutes < 24 * 60 - 20; minutes += 20) {
      pass(20 * MINUTE);
      await lab.platform.client({ token })(balance, undefined);
    }
    pass(20 * MINUTE);
    await expect(session(token)).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
  });

  it("an unused session, after half an hour", async () => {
    const token = await lab.platform.logIn("demo");
    await comeBack();
    pass(30 * MINUTE);
    await expect(session(token)).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
  });

  it("the lock after five wrong payment passwords, after a quarter of an hour", async () => {
    const pay = (paymentPassword: string) =>
      sendWithKey(
        lab.platform,
        transferUpline,
        { amount: minor(20_000), paymentPassword },
        { token: lab.tokenOf(member) },
      );
    for (let guess = 0; guess < 5; guess += 1) await pay("000000");
    await comeBack();
    expect(await pay(PAYMENT_PASSWORD)).toMatchObject({ code: "PASSWORD_LOCKED" });
    pass(15 * MINUTE);
    expect(await pay(PAYMENT_PASSWORD)).toMatchObject({ status: 200 });
  });

  it("a pause from play, after its day", async () => {
    const token = await lab.platform.logIn("demo");
    const { value } = await sendWithKey(lab.platform, pausePlay, undefined, { token });
    const { until } = value as { until: string };
    const lasts = Date.parse(until) - lab.now();
    await comeBack();
    const enter = async () => {
      const body = { type: "username", username: "demo", password: DEMO_PASSWORD };
      return (await askRaw(lab.platform, login, body)).body.code;
    };
    expect(await enter()).toBe("EXCLUDED");
    pass(lasts - 2 * SECOND);
    expect(await enter()).toBe("EXCLUDED");
    pass(2 * SECOND);
    expect(await enter()).toBeUndefined();
  });

  it("a paid deposit, after its seconds", async () => {
    const send = async (call: unknown, fields: object) =>
      (await sendWithKey(lab.platform, call as never, fields as never, { token: lab.tokenOf(member) })).value;
    const { id } = (await send(createDeposit, { method: "BANK", amount: 1_000_000 })) as { id: string };
    await send(confirmDeposit, { id });
    await comeBack();
    pass(20 * SECOND);
    const { total } = await lab.siteOf(member)(balance, undefined);
    expect(total).toBe(101_000_000);
  });
});

describe("a deposit while the clock is ahead", () => {
  const order = async () => {
    const { id } = await lab.siteOf(member)(createDeposit, { method: "BANK", amount: minor(1_000_000) });
    return id;
  };
  const stateOf = async (id: string) => {
    const { list } = await lab.siteOf(member)(deposits, {});
    return list.find((one) => one.id === id)?.state;
  };

  it("expires with the wrong time, is open again with the true one, and can be paid", async () => {
    await context();
    const id = await order();
    pass(YEAR);
    expect(await stateOf(id)).toBe("EXPIRED");
    pass(MINUTE - YEAR);
    expect(await stateOf(id)).toBe("CREATED");
    await lab.siteOf(member)(confirmDeposit, { id });
    pass(20 * SECOND);
    expect(await stateOf(id)).toBe("COMPLETED");
  });

  it("stays expired if its own time is over as well", async () => {
    await context();
    const id = await order();
    pass(YEAR);
    expect(await stateOf(id)).toBe("EXPIRED");
    pass(16 * MINUTE - YEAR);
    expect(await stateOf(id)).toBe("EXPIRED");
  });

  it("stays expired if another one took its place within the member's limit", async () => {
    await lab.siteOf(member)(setPlayLimit, { kind: "DEPOSIT", period: "DAY", value: minor(1_500_000) });
    await context();
    const id = await order();
    pass(YEAR);
    expect(await stateOf(id)).toBe("EXPIRED");
    const other = await order();
    await lab.siteOf(member)(confirmDeposit, { id: other });
    pass(MINUTE - YEAR);
    expect([await stateOf(id), await stateOf(other)]).toEqual(["EXPIRED", "PAID"]);
  });

  it("that was paid is credited after its seconds when the simulator's clock goes back", async () => {
    lab.clock.move(YEAR);
    const id = await order();
    await lab.siteOf(member)(confirmDeposit, { id });
    lab.clock.move(-YEAR);
    expect(await stateOf(id)).toBe("PAID");
    pass(20 * SECOND);
    expect(await stateOf(id)).toBe("COMPLETED");
  });
});

it("the simulator moves the time on purpose: what it left ahead stays there", async () => {
  const { clock } = lab;
  const key = randomUUID();
  await transfer(key);
  clock.move(YEAR);
  const ahead = await lab.platform.logIn("demo");
  expect(await transfer(key)).toMatchObject({ isRepeated: false });
  clock.move(-YEAR);
  await context();
  const stored = lab.raw.prepare("select max(created_at) as at from session").get();
  expect(stored).toEqual({ at: lab.now() + YEAR });
  expect(await session(ahead)).toBe("demo");
});
