import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { resetPassword } from "@livery/platform/calls/resetPassword.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { sendRegisterCode } from "@livery/platform/calls/sendRegisterCode.ts";
import { shape as resetShape } from "@livery/platform/requests/resetPassword.gen.js";
import { shape as transferShape } from "@livery/platform/requests/transferFunds.gen.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { askRaw, lastCode } from "../testing/asking.ts";
import { identityOf } from "../testing/identityOf.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { sendWithKey } from "../testing/sendWithKey.ts";
import { changesIdentity } from "./changesIdentity.ts";
import { identityTables, permitForNewMember } from "./identityPermit.ts";

type AnyCall = Call<never, unknown>;
type Body = Readonly<Record<string, string>>;

const NEW = "mirinae-2030";
const paymentPassword = PAYMENT_PASSWORD;
const changing = Object.values<AnyCall>(liveCalls).filter(({ changesIdentity: row }) => row !== undefined);

let lab: MoneyLab;
let member: LabMember;
let members = 0;
/** Where the member could be reached before. */
let phone: string;
let mailbox: string;
beforeAll(async () => {
  lab = await openMoneyLab({ switches: mobileMerchant.switches });
});
afterAll(() => lab.close());
beforeEach(() => {
  members += 1;
  member = lab.addMember();
  phone = `+8210400000${String(members).padStart(2, "0")}`;
  mailbox = `old${members}@mail.example`;
  const update = lab.raw.prepare(
    "update member set mobile = ?, mobile_proven = 1, profile = ?, language = 'en' where id = ?",
  );
  update.run(phone, JSON.stringify({ email: mailbox }), member.id);
  lab.clock.move(60_000);
});

async function newNumber(): Promise<Body> {
  const number = `0105000${String(members).padStart(4, "0")}`;
  await lab.platform.client()(sendRegisterCode, { mobileNo: number, countryDialingCode: "82" });
  const verificationCode = await lastCode(lab.platform, `+82${number.slice(1)}`);
  return { mobile: number, countryDialingCode: "82", verificationCode };
}

/** A mail address can be set once. */
async function firstMail(): Promise<Body> {
  lab.raw.prepare("update member set profile = '{}' where id = ?").run(member.id);
  mailbox = "";
  return { email: "thief@mail.example" };
}

/** For each of these calls, by the field that makes it a change: its request without the login password. */
const requests: Readonly<Record<string, Readonly<Record<string, () => Promise<Body>>>>> = {
  changePassword: { newPassword: async () => ({ newPassword: NEW, confirmNewPassword: NEW }) },
  setPaymentPassword: {
    paymentPassword: async () => ({ paymentPassword: "864209", oldPaymentPassword: paymentPassword }),
  },
  addBankCard: {
    number: async () => ({ kind: "BANK", bank: "NURI", holder: "Thief", number: "30000001", paymentPassword }),
  },
  removeBankCard: { id: async () => ({ id: lab.addCard(member), paymentPassword }) },
  updateProfile: {
    mobile: newNumber,
    email: firstMail,
    telegram: async () => ({ telegram: "thief" }),
    zalo: async () => ({ zalo: "thief" }),
    birthday: async () => ({ birthday: "1990-05-17" }),
    nationality: async () => ({ nationality: "KR" }),
  },
};

const cases = Object.entries(requests).flatMap(([id, byField]) =>
  Object.entries(byField).map(([field, request]) => ({
    id,
    field,
    request,
    call: liveCalls[id as keyof typeof liveCalls],
  })),
);

const isIn = async (token: string) => (await askRaw(lab.platform, memberInfo, undefined, { token })).status === 200;
const told = async (since: number) => (await lab.platform.gateway.control.outbox()).filter(({ id }) => id > since);
const lastMessage = async () => (await lab.platform.gateway.control.outbox()).at(-1)?.id ?? 0;
const warnings = () =>
  lab.raw
    .prepare("select kind from mail where member_id = ? and kind not in ('welcome', 'limits', 'withdrawals')")
    .all(member.id)
    .map(({ kind }) => kind);

it("each field that changes what proves who a member is has a case here", () => {
  const known = changing.map(({ id, changesIdentity: row }) => [id, Object.keys(row!.fields).toSorted()] as const);
  const tried = Object.entries({ ...requests, resetPassword: { newPassword: undefined } });
  expect(Object.fromEntries(known)).toEqual(
    Object.fromEntries(tried.map(([id, byField]) => [id, Object.keys(byField).toSorted()])),
  );
});

describe.each(cases)("$id with $field", ({ field, request, call }) => {
  const { fields, password = "" } = (call as AnyCall).changesIdentity!;
  const send = (body: Body, token: string) => sendWithKey(lab.platform, call as never, body as never, { token });

  it("AP-Ha needs the login password again, which a stolen session does not have", async () => {
    const body = await request();
    const before = identityOf(lab, member.id);
    const since = await lastMessage();
    const token = lab.tokenOf(member);
    expect(await send(body, token)).toMatchObject({
      code: "FIELD_INVALID",
      value: { field: password, rule: "required" },
    });
    expect(await send({ ...body, [password]: "wrong" }, token)).toMatchObject({ status: 422, code: "WRONG_PASSWORD" });
    expect(identityOf(lab, member.id)).toBe(before);
    expect([await told(since), warnings()]).toEqual([[], []]);
  });

  it("AP-Hb AP-Hc is told to every contact that the member had, and ends the member's other sessions", async () => {
    const body = await request();
    const before = identityOf(lab, member.id);
    const since = await lastMessage();
    const [token, stolen] = [lab.tokenOf(member), lab.tokenOf(member)];
    expect(await send({ ...body, [password]: DEMO_PASSWORD }, token)).toMatchObject({ status: 200 });
    expect(identityOf(lab, member.id)).not.toBe(before);
    const messages = await told(since);
    expect(messages.map(({ recipient }) => recipient)).toEqual([phone, mailbox].filter((contact) => contact !== ""));
    for (const { text } of messages) expect(text).toMatch(/^\[Trial & Park\] Your account was changed: .+hello@trial/u);
    expect(warnings()).toEqual([fields[field]]);
    expect([await isIn(token), await isIn(stolen)]).toEqual([true, false]);
  });
});

it("AP-017 a reset by the member's phone is told as well, and ends every session", async () => {
  const [stolen, since] = [lab.tokenOf(member), await lastMessage()];
  const mobile = { mobileNum: `0${phone.slice(3)}`, countryDialingCode: "82" };
  const send = lab.platform.client();
  await send(sendLoginCode, mobile);
  const verificationCode = await lastCode(lab.platform, phone);
  await send(resetPassword, { ...mobile, verificationCode, newPassword: NEW });
  const [, ...messages] = await told(since);
  expect(messages.map(({ recipient }) => recipient)).toEqual([phone, mailbox]);
  expect(warnings()).toEqual(["password"]);
  expect(await isIn(stolen)).toBe(false);
});

it("a change that fails is told to nobody, and a repeated request only once", async () => {
  const token = lab.tokenOf(member);
  const since = await lastMessage();
  const card = { ...(await requests["addBankCard"]!["number"]!()), password: DEMO_PASSWORD };
  const send = (body: Body, key: string) =>
    sendWithKey(lab.platform, liveCalls.addBankCard, body as never, { token, key });
  expect(await send({ ...card, bank: "NOBODYS" }, "the-first-key-of-two")).toMatchObject({ status: 422 });
  expect([await told(since), warnings()]).toEqual([[], []]);
  for (const isRepeated of [false, true])
    expect(await send(card, "the-second-key-of-two")).toMatchObject({ status: 200, isRepeated });
  expect([(await told(since)).length, warnings()]).toEqual([2, ["bankCard"]]);
});

describe("a call whose row does not say so", () => {
  it("does not even start", () => {
    expect(() => changesIdentity("transferFunds", transferShape, () => () => ({}))).toThrow("transferFunds");
    expect(() => changesIdentity("resetPassword", resetShape, () => () => ({}))).toThrow("by a code");
  });

  it("changes nothing of a part that it does not name, nor anything without a permit", () => {
    lab.atOnce((writing) => {
      const permit = { memberId: member.id, parts: new Set(["email"] as const), changed: new Set<never>() };
      expect(() => identityTables(writing, permit, "email")).not.toThrow();
      expect(() => identityTables(writing, permit, "mobile")).toThrow('"mobile"');
      const { tables } = writing;
      // @ts-expect-error Only a permit lets code write this.
      tables.updateTable("member").set({ password: "" });
      // @ts-expect-error Only a permit lets code write this.
      tables.updateTable("member").set({ mobile: null });
      // @ts-expect-error Only a permit lets code write this.
      tables.updateTable("member").set({ profile: "{}" });
      // @ts-expect-error Only a permit lets code write this.
      tables.insertInto("payment_password").values({ member_id: 1, hash: "", changed_at: 0 });
      // @ts-expect-error Only a permit lets code write this.
      tables.updateTable("bank_card").set({ removed_at: null });
    });
  });

  it("gets no permit for a member who has logged in", () => {
    lab.atOnce((writing) => expect(() => permitForNewMember(writing, member.id)).not.toThrow());
    lab.tokenOf(member);
    lab.atOnce((writing) => expect(() => permitForNewMember(writing, member.id)).toThrow("not new"));
  });
});
