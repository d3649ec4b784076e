import { cancelWithdrawal } from "@livery/platform/calls/cancelWithdrawal.ts";
import { confirmWithdrawal } from "@livery/platform/calls/confirmWithdrawal.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { withdrawalConfirmation } from "@livery/platform/calls/withdrawalConfirmation.ts";
import { withdrawals } from "@livery/platform/calls/withdrawals.ts";
import { minor } from "@livery/product/money.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DOT_PNG, fileOf } from "../testing/dotPng.ts";
import { type LabMember, type MoneyLab, PAYMENT_PASSWORD, openMoneyLab } from "../testing/openMoneyLab.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How long the cashier takes to begin a withdrawal, and to send each of its parts. */
const TAKES = 30 * SECOND;
/** The largest amount that is paid in one sum. */
const PART = 1_000_000_000;

const dot = fileOf(DOT_PNG);

let lab: MoneyLab;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  member = lab.addMember();
  lab.give(member, 3 * PART);
});

const site = (of = member) => lab.siteOf(of);
const pass = (time: number) => lab.clock.move(time);
const held = async () => (await site()(consolidatedFunds, undefined)).funds.held;
const shown = (id: string) => site()(withdrawalConfirmation, { id });

/** Orders a withdrawal of two and a half parts and lets its first part be sent. */
async function withdraw(amount = 2.5 * PART): Promise<string> {
  const order = { card: lab.addCard(member), amount: minor(amount), paymentPassword: PAYMENT_PASSWORD };
  const { id } = await site()(createWithdrawal, order);
  pass(2 * TAKES);
  return id;
}

describe("a withdrawal that is paid in parts", () => {
  it("AP-069 shows what is received and what remains, and each part with its proof and its end", async () => {
    const id = await withdraw();
    const sentAt = lab.now();
    const answer = await lab.platform.expectContract(withdrawalConfirmation, { id }, lab.tokenOf(member));
    const proofImage = `/wps/pictures/promotion/envelope/${id}-1.svg`;
    const forcedAt = new Date(sentAt + 30 * MINUTE).toISOString();
    expect(answer).toEqual({
      id,
      state: "CONFIRMING",
      amount: 2.5 * PART,
      amountReceived: 0,
      remainder: 2.5 * PART,
      parts: [{ amount: PART, state: "CONFIRMING", sentAt: new Date(sentAt).toISOString(), forcedAt, proofImage }],
    });
    const { list } = await site()(withdrawals, { state: "CONFIRMING" });
    expect(list).toMatchObject([{ id, canCancel: false }]);
    await expect(site()(cancelWithdrawal, { id })).rejects.toMatchObject({ value: { state: "CONFIRMING" } });
  });

  it("AP-069 each part that the member received is booked as paid, until all is paid", async () => {
    const id = await withdraw();
    const first = await lab.platform.expectContract(confirmWithdrawal, { id, received: true }, lab.tokenOf(member));
    expect(first).toMatchObject({
      state: "PAYING",
      amountReceived: PART,
      remainder: 1.5 * PART,
      parts: [{ state: "RECEIVED" }],
    });
    expect(await held()).toBe(1.5 * PART);
    await expect(site()(confirmWithdrawal, { id, received: true })).rejects.toMatchObject({
      status: 409,
      code: "ORDER_STATE",
      value: { state: "PAYING" },
    });
    for (const remainder of [0.5 * PART, 0]) {
      pass(TAKES);
      expect(await site()(confirmWithdrawal, { id, received: true })).toMatchObject({ remainder });
    }
    const states = [PART, PART, 0.5 * PART].map((amount) => ({ amount, state: "RECEIVED" }));
    expect(await shown(id)).toMatchObject({ state: "COMPLETED", amountReceived: 2.5 * PART, parts: states });
    expect(await held()).toBe(0);
  });

  it("AP-069 WA-016a a part without an answer counts as received after 30 minutes, and not a moment before", async () => {
    const id = await withdraw(1.5 * PART);
    pass(30 * MINUTE - 1);
    expect(await shown(id)).toMatchObject({ state: "CONFIRMING", amountReceived: 0 });
    expect(await held()).toBe(1.5 * PART);
    pass(1);
    expect(await shown(id)).toMatchObject({ state: "PAYING", amountReceived: PART, parts: [{ state: "FORCED" }] });
    expect(await held()).toBe(0.5 * PART);
    pass(TAKES + 30 * MINUTE);
    expect(await shown(id)).toMatchObject({ state: "COMPLETED", remainder: 0 });
    await expect(site()(confirmWithdrawal, { id, received: false, proof: [dot] })).rejects.toMatchObject({
      value: { state: "COMPLETED" },
    });
  });

  it("AP-069 a part not received stays unpaid, is sent again, and its proof reaches the operator", async () => {
    const id = await withdraw();
    const { width, height } = { width: 2000, height: 1000 };
    const photo = await sharp({ create: { width, height, channels: 3, background: "#336699" } })
      .withExif({ IFD0: { ImageDescription: "where I live" } })
      .jpeg()
      .toBuffer();
    const proof = [new Blob([new Uint8Array(photo)]), dot];
    const asked = { id, received: false, proof, remark: "  nothing on my account " };
    const answer = await lab.platform.expectContract(confirmWithdrawal, asked, lab.tokenOf(member));
    const refused = { state: "NOT_RECEIVED", remark: "nothing on my account" };
    expect(answer).toMatchObject({ state: "PAYING", amountReceived: 0, remainder: 2.5 * PART, parts: [refused] });
    expect(await held()).toBe(2.5 * PART);
    const reported = (await lab.platform.gateway.control.missingParts()).find(({ withdrawal }) => withdrawal === id)!;
    expect(reported).toMatchObject({ amount: PART, remark: "nothing on my account" });
    expect(reported.proof).toHaveLength(2);
    expect(await sharp(reported.proof[0]).metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 800 });
    expect(Buffer.from(reported.proof[0]!).includes("where I live")).toBe(false);
    pass(TAKES);
    expect(await shown(id)).toMatchObject({ state: "CONFIRMING", parts: [refused, { state: "CONFIRMING" }] });
    expect(await site()(confirmWithdrawal, { id, received: true })).toMatchObject({ amountReceived: PART });
  });

  it("AP-069 works while the site is closed, because its time goes on", async () => {
    const id = await withdraw();
    const { control } = lab.platform.gateway;
    const send = site();
    await control.setStatus(member.merchant, { state: "maintenance" });
    expect(await send(confirmWithdrawal, { id, received: true })).toMatchObject({ state: "PAYING" });
    await control.setStatus(member.merchant, { state: "open" });
  });

  it("AP-069 the operator cannot reject it while a part waits for its member, and returns the rest afterwards", async () => {
    const id = await withdraw();
    const { control } = lab.platform.gateway;
    await expect(control.rejectWithdrawal(id, "no account")).rejects.toThrow("ORDER_STATE");
    await site()(confirmWithdrawal, { id, received: true });
    await control.rejectWithdrawal(id, "no account");
    expect(await shown(id)).toMatchObject({ state: "REJECTED", amountReceived: PART });
    expect(await held()).toBe(0);
  });
});

it("AP-069 a withdrawal that is paid in one sum has no parts, and nothing to confirm", async () => {
  const id = await withdraw(PART);
  expect(await shown(id)).toMatchObject({ state: "COMPLETED", amountReceived: PART, remainder: 0, parts: [] });
  await expect(site()(confirmWithdrawal, { id, received: true })).rejects.toMatchObject({ code: "ORDER_STATE" });
});

it("AP-069 nobody sees or confirms the withdrawal of another member", async () => {
  const id = await withdraw();
  const other = lab.addMember();
  const unknown = { status: 404, code: "ORDER_UNKNOWN" };
  await expect(site(other)(withdrawalConfirmation, { id })).rejects.toMatchObject(unknown);
  await expect(site(other)(confirmWithdrawal, { id, received: true })).rejects.toMatchObject(unknown);
  expect(await shown(id)).toMatchObject({ state: "CONFIRMING" });
});

describe("a brand that gives its members 45 minutes", () => {
  let usual: MoneyLab;
  beforeAll(async () => {
    usual = lab;
    lab = await openMoneyLab({ constants: { ...testMerchant.constants, withdrawalAutoReceive: 45 } });
  });
  afterAll(async () => {
    await lab.close();
    lab = usual;
  });

  it("AP-069 says when a part counts as received, and keeps to it", async () => {
    const id = await withdraw(1.5 * PART);
    const [part] = (await shown(id)).parts;
    expect(Date.parse(part!.forcedAt) - Date.parse(part!.sentAt)).toBe(45 * MINUTE);
    pass(45 * MINUTE - 1);
    expect(await shown(id)).toMatchObject({ parts: [{ state: "CONFIRMING" }] });
    pass(1);
    expect(await shown(id)).toMatchObject({ parts: [{ state: "FORCED" }] });
  });
});

describe("what proves that a part did not arrive", () => {
  let id: string;
  beforeEach(async () => {
    id = await withdraw();
  });
  const padded = (size: number) => new Blob([dot, Buffer.alloc(size - dot.size)]);
  const LARGEST = 5 * 1024 * 1024;

  it.each([
    ["nothing", {}, { field: "proof", rule: "required" }],
    ["an empty list", { proof: [] }, { field: "proof", rule: "required" }],
    ["four pictures", { proof: Array<Blob>(4).fill(dot) }, { field: "proof", rule: "length" }],
    ["more than 5 MB", { proof: [padded(LARGEST + 1)] }, { field: "proof", rule: "length" }],
    ["a GIF", { proof: [fileOf("R0lGODlhAQABAIAAAAAAAP///yw=")] }, { field: "proof", rule: "pattern" }],
    ["only the beginning of a PNG", { proof: [fileOf("iVBORw0KGgo=")] }, { field: "proof", rule: "pattern" }],
    ["a remark that is too long", { proof: [dot], remark: "x".repeat(141) }, { field: "remark", rule: "length" }],
  ])("AP-069 %s is rejected, and the part still waits", async (_, sent, value) => {
    const request = { id, received: false, ...sent };
    await expect(site()(confirmWithdrawal, request)).rejects.toMatchObject({ code: "FIELD_INVALID", value });
    expect(await shown(id)).toMatchObject({ state: "CONFIRMING" });
  });

  it("AP-069 three pictures of 5 MB with a remark of 140 characters are accepted", async () => {
    const proof = Array<Blob>(3).fill(padded(LARGEST));
    const answer = await site()(confirmWithdrawal, { id, received: false, proof, remark: "x".repeat(140) });
    expect(answer).toMatchObject({ parts: [{ state: "NOT_RECEIVED" }] });
  });
});
