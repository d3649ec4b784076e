import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { answerRealityCheck } from "@livery/platform/calls/answerRealityCheck.ts";
import type { Call } from "@livery/platform/call.ts";
import { minor } from "@livery/product/money.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { DEMO_PASSWORD } from "../../demoAccounts.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../../testing/openMoneyLab.ts";
import { openTestGateway } from "../../testing/openTestGateway.ts";
import { sendWithKey } from "../../testing/sendWithKey.ts";
import { keyScenarios, senderOf } from "../../testing/keyScenarios.ts";

// The twelve rules of a key, for each call that takes one.

const HOUR_MS = 3_600_000;
const keyed = Object.entries<Call<never, unknown>>(liveCalls).filter(
  ([, { takesIdempotencyKey }]) => takesIdempotencyKey,
);

/** Every table that a call may write to: a trigger there breaks the call unexpectedly. */
const written = [
  "ledger_transaction",
  "payment_password",
  "bank_card",
  "deposit_order",
  "withdrawal_order",
  "play_limit",
  "exclusion",
  "reality_check",
  "mail",
  "chat_message",
  "raffle_prize",
  "promotion_entry",
  "member",
  "avatar",
  "affiliate",
  "contract",
];

let lab: MoneyLab;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());

it("every call that takes a key has its scenario", () => {
  expect(keyed.map(([id]) => id).toSorted()).toEqual(Object.keys(keyScenarios).toSorted());
});

describe.each(keyed)("AP-G %s", (id, call) => {
  const { request, refused } = keyScenarios[id]!;
  let member: LabMember;
  let fields: object;
  let key: string;
  beforeEach(async () => {
    member = senderOf(lab, call);
    fields = await request(lab, member);
    key = randomUUID();
  });

  /** The call's own fields, from a new session: some calls end their own session. */
  const send = (sent: { readonly more?: object; readonly key?: string | null; readonly by?: LabMember } = {}) =>
    sendWithKey(lab.platform, call as Call<object, unknown>, fields, {
      key,
      token: lab.tokenOf(sent.by ?? member),
      ...sent,
    });

  /** Expects the earlier response, with nothing done. */
  async function expectRepeat(first: { readonly status: number; readonly text: string }, more?: object) {
    const before = lab.contents();
    const { status, text, isRepeated } = await send({ ...(more && { more }) });
    expect({ status, text, isRepeated }).toEqual({ status: first.status, text: first.text, isRepeated: true });
    expect(lab.contents()).toBe(before);
  }

  /** Changes the schema in one transaction: each of its own would be written on its own. */
  const atOnce = (changes: readonly string[]) => lab.raw.exec(["begin", ...changes, "commit"].join(";"));

  it("returns the same response for the same key and body, byte for byte, and acts once", async () => {
    const before = lab.contents();
    const first = await send();
    expect(first).toMatchObject({ status: 200, isRepeated: false });
    expect(lab.contents()).not.toBe(before);
    await expectRepeat(first);
  });

  it("rejects the same key with another body", async () => {
    await send();
    const before = lab.contents();
    expect(await send({ more: { another: 1 } })).toMatchObject({ status: 422, code: "KEY_REUSED" });
    expect(lab.contents()).toBe(before);
  });

  it("rejects the same key while its request is in progress", async () => {
    const [first, second, other] = await Promise.all([send(), send(), send({ more: { another: 1 } })]);
    expect(first).toMatchObject({ status: 200 });
    expect(second).toMatchObject({ status: 409, code: "KEY_IN_FLIGHT" });
    expect(other).toMatchObject({ status: 422, code: "KEY_REUSED" });
  });

  it("treats the same key of another member as a different key", async () => {
    const [first, by] = [await send(), senderOf(lab, call)];
    const [own, theirs] = [fields, await request(lab, by)];
    fields = theirs;
    const second = await send({ by });
    expect(second).toMatchObject({ status: 200, isRepeated: false });
    fields = own;
    await expectRepeat(first);
  });

  it("remembers over a restart", async () => {
    const first = await send();
    await lab.restart();
    expect(await send()).toMatchObject({ status: 200, text: first.text, isRepeated: true });
  });

  it("remembers for 24 hours and no longer", async () => {
    const { clock } = lab;
    onTestFinished(clock.reset);
    const first = await send();
    clock.move(24 * HOUR_MS - 1);
    expect(await send()).toMatchObject({ text: first.text, isRepeated: true });
    clock.move(1);
    expect(await send()).toMatchObject({ isRepeated: false });
    expect(await send()).toMatchObject({ isRepeated: true });
  });

  it("repeats an unexpected error after the platform has recovered", async () => {
    const triggers = written.flatMap((table) =>
      ["insert", "update", "delete"].map((verb) => [`break_${verb}_${table}`, verb, table]),
    );
    const change = (name = "", verb = "", table = "") =>
      `create trigger ${name} before ${verb} on ${table} begin select raise(abort, 'broken'); end`;
    atOnce(triggers.map((trigger) => change(...trigger)));
    const first = await send();
    atOnce(triggers.map(([name]) => `drop trigger ${name}`));
    expect(first).toMatchObject({ status: 500, code: "INTERNAL" });
    await expectRepeat(first);
    expect(await send({ key: randomUUID() })).toMatchObject({ status: 200 });
  });

  it("rejects a call without a key", async () => {
    const before = lab.contents();
    expect(await send({ key: null })).toMatchObject({ status: 400, code: "KEY_MISSING" });
    expect(lab.contents()).toBe(before);
  });

  it.each(["short", "x".repeat(129), `${randomUUID()} and more`])("rejects the malformed key %j", async (malformed) => {
    expect(await send({ key: malformed })).toMatchObject({ status: 400, code: "KEY_MALFORMED" });
  });

  // Two calls accept everything that fits their schema.
  const refusable = refused === undefined ? [] : [refused];
  it.each(refusable)("repeats a rejection, even if the call would succeed by now", async (more) => {
    const before = lab.contents();
    const first = await send({ more });
    expect(first.status).toBeGreaterThanOrEqual(400);
    expect(lab.contents()).toBe(before);
    lab.give(member, 1_000_000_000);
    await expectRepeat(first, more);
    expect(await send({ key: randomUUID() })).toMatchObject({ status: 200 });
  });

  it("treats the same key for another call as a different key", async () => {
    const first = await send();
    const token = lab.tokenOf(member);
    const elsewhere = id === "answerRealityCheck" ? liveCalls.setPlayLimit : answerRealityCheck;
    const other = { kind: "LOSS", period: "MONTH", value: 5, everyMinutes: 90 } as never;
    const second = await sendWithKey(lab.platform, elsewhere as Call<object, unknown>, other, { token, key });
    expect(second).toMatchObject({ status: 200, isRepeated: false });
    await expectRepeat(first);
  });

  it("acts once when the same request comes eight times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    await expectRepeat(answers.find(({ status }) => status === 200)!);
  });
});

it("AP-G two platforms on one file carry out a call once", async () => {
  const member = lab.addMember();
  const key = randomUUID();
  const other = await openTestGateway({ database: lab.database, now: lab.platform.clock.now });
  const token = lab.tokenOf(member);
  const fields = { from: "MAIN", to: "PP", amount: minor(500) };
  const answers = await Promise.all(
    [lab.platform, other].map((platform) => sendWithKey(platform, liveCalls.transferFunds, fields, { token, key })),
  );
  await other.gateway.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.filter(({ isRepeated }) => isRepeated)).toHaveLength(1);
  const moved = lab.raw.prepare("select balance from wallet where member_id = ? and kind = 'vendor'").all(member.id);
  expect(moved).toEqual([{ balance: 500 }]);
});

it("the books are correct after all these calls", () => {
  expect(lab.raw.prepare("select * from ledger_fault").all()).toEqual([]);
});

it("the file contains neither keys nor the bodies sent with them", async () => {
  const member = lab.addMember();
  const key = randomUUID();
  const fields = { loginPassword: DEMO_PASSWORD, oldPaymentPassword: "135790", paymentPassword: "864209" };
  await sendWithKey(lab.platform, liveCalls.setPaymentPassword, fields, { token: lab.tokenOf(member), key });
  const rows = JSON.stringify(lab.raw.prepare("select * from idempotency").all());
  for (const secret of [key, "135790", "864209", DEMO_PASSWORD]) expect(rows).not.toContain(secret);
});
