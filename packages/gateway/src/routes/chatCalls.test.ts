import { balance } from "@livery/platform/calls/balance.ts";
import { chatMessages } from "@livery/platform/calls/chatMessages.ts";
import { chatRooms } from "@livery/platform/calls/chatRooms.ts";
import { sendChatMessage } from "@livery/platform/calls/sendChatMessage.ts";
import { unreadCount } from "@livery/platform/calls/unreadCount.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { standardLimits } from "../protection/limits.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { sendWithKey } from "../testing/sendWithKey.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const MINUTE_MS = 60_000;
const room = "lounge";

let platform: TestGateway;
let token: string;
beforeEach(async () => {
  platform = await openTestGateway();
  token = await platform.logIn("demo");
});
afterEach(() => platform.gateway.close());

const as = (of = token) => platform.client({ token: of, language: "en" });
const say = (text: string, of = token) => as(of)(sendChatMessage, { room, text });
const read = async (after?: string) => (await as()(chatMessages, { room, ...(after && { after }) })).list;

it("AP-150 lists the rooms, who is in them, and where the visitor may write: a trial account nowhere", async () => {
  const { list } = await platform.expectContract(chatRooms, undefined, token);
  expect(list).toEqual([
    { id: "lounge", name: "라운지", online: 0, canWrite: true },
    { id: "games", name: "게임 이야기", online: 0, canWrite: true },
    { id: "news", name: "운영 소식", online: 0, canWrite: false },
  ]);
  const trial = await platform.logIn("trial");
  for (const reader of [token, trial, token]) await as(reader)(chatMessages, { room });
  const rooms = (await as(trial)(chatRooms, undefined)).list;
  expect(rooms.map(({ online }) => online)).toEqual([2, 0, 0]);
  expect(rooms.some(({ canWrite }) => canWrite)).toBe(false);
  platform.clock.now += MINUTE_MS;
  expect((await as()(chatRooms, undefined)).list[0]?.online).toBe(0);
});

it("AP-151 lists a room's messages, oldest first, then only those after the last one", async () => {
  const { list } = await platform.expectContract(chatMessages, { room }, token);
  expect(list.map(({ author }) => author)).toEqual(["북쪽***", "달그***", "여름***", "오랜***"]);
  expect(list.map(({ own }) => own)).toEqual([false, false, true, false]);
  expect(list.map(({ at }) => at)).toEqual(list.map(({ at }) => at).toSorted());
  const last = list.at(-1)!.id;
  expect(await read(last)).toEqual([]);
  const sent = [await say("one", await platform.logIn("vip")), await say("two")];
  expect((await read(last)).map(({ id, own }) => ({ id, own }))).toEqual([
    { id: sent[0]!.id, own: false },
    { id: sent[1]!.id, own: true },
  ]);
  const news = (await as()(chatMessages, { room: "news" })).list;
  expect(new Set(news.map(({ author }) => author))).toEqual(new Set(["Trial & Park"]));
});

it("AP-151 a cursor reads on without a gap, fifty at a time, and a room keeps its newest five hundred", async () => {
  const first = (await read()).at(-1)!.id;
  for (let turn = 0; turn < 510; turn += 1) await say(`message ${turn}`);
  const next = await read(first);
  expect(next.length).toBe(50);
  expect(next.at(0)?.text).toBe("message 10");
  expect((await read(next.at(-1)!.id))[0]?.text).toBe("message 60");
  expect((await read()).at(-1)?.text).toBe("message 509");
  // Other rooms keep theirs.
  expect((await as()(chatMessages, { room: "games" })).list).toHaveLength(3);
});

it("AP-152 writes a message of at most 140 characters, as plain text on one line", async () => {
  const sent = await platform.expectContract(sendChatMessage, { room, text: "a".repeat(140) }, token);
  expect(sent).toMatchObject({ room, own: true, author: "여름***", at: "2026-11-21T03:00:10.000Z" });
  expect((await read()).at(-1)).toEqual(sent);
  expect((await say("  <b>Hi</b>\n\n\u202Ethere\u0000 😀 ")).text).toBe("<b>Hi</b> there 😀");
});

it.each([
  ["text that runs backwards", "\u202Eyenom eerF\u202C: you", "yenom eerF: you"],
  ["isolates and marks of direction", "\u2067A\u2069 \u200FB\u061C", "A B"],
  ["characters without a width", "fr\u200Be\u00ADe\u2060 m\uFEFFoney", "free money"],
  ["control characters", "a\u001B[31mb\u0007\u0085c\u2028d", "a [31mb c d"],
  ["words hidden in tags", "Hi\u{E0048}\u{E0069}", "Hi"],
  ["blanks that look like nothing", "Hi\u3164\u2800", "Hi"],
])("a message has no %s", async (_what, typed, text) => {
  expect(await say(typed)).toMatchObject({ text });
});

it("a message keeps what its script or an emoji needs", async () => {
  const text = "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u{1F469}\u200D\u{1F4BB}";
  expect(await say(text)).toMatchObject({ text });
});

it.each([
  ["141 characters", { room, text: "a".repeat(141) }, "FIELD_INVALID"],
  ["no text", { room, text: "" }, "FIELD_INVALID"],
  ["nothing visible", { room, text: " \n\u202E " }, "FIELD_INVALID"],
  ["a room that does not exist", { room: "attic", text: "Hi" }, "ROOM_UNKNOWN"],
  ["a room of the operator", { room: "news", text: "Hi" }, "ROOM_READ_ONLY"],
])("AP-152 rejects %s", async (_, request, code) => {
  expect(await sendWithKey(platform, sendChatMessage, request, { token })).toMatchObject({ code });
  expect((await read()).every(({ text }) => text !== "Hi")).toBe(true);
});

it("AP-152 rejects a trial account, and repeats a message whose response was lost only once", async () => {
  const trial = await platform.logIn("trial");
  const refused = await sendWithKey(platform, sendChatMessage, { room, text: "Hi" }, { token: trial });
  expect(refused).toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
  const before = (await read()).length;
  for (let turn = 0; turn < 3; turn += 1)
    await sendWithKey(platform, sendChatMessage, { room, text: "Hi" }, { token, key: "a-key-of-this-message" });
  expect((await read()).length).toBe(before + 1);
});

it("AP-151 rejects an unknown room and a cursor that is none", async () => {
  await expect(as()(chatMessages, { room: "attic" })).rejects.toMatchObject({ status: 404, code: "ROOM_UNKNOWN" });
  await expect(as()(chatMessages, { room, after: "1;" })).rejects.toMatchObject({ code: "FIELD_INVALID" });
});

it("a site without the chat has no rooms, and another merchant's messages stay there", async () => {
  const other = { ...testMerchant, merchant: "OTHER" };
  const silent = { ...testMerchant, merchant: "SILENT", features: { ...testMerchant.features, chat: false } };
  const both = await openTestGateway({ merchants: [testMerchant, other, silent] });
  const clientOf = async (merchant: string) => both.client({ merchant, token: await both.logIn("demo", merchant) });
  await (
    await clientOf(testMerchant.merchant)
  )(sendChatMessage, { room, text: "only here" });
  const { list } = await (await clientOf("OTHER"))(chatMessages, { room });
  expect(list.some(({ text }) => text === "only here")).toBe(false);
  const off = await clientOf("SILENT");
  await expect(off(chatRooms, undefined)).rejects.toMatchObject({ code: "ROOM_UNKNOWN" });
  await expect(off(chatMessages, { room })).rejects.toMatchObject({ code: "ROOM_UNKNOWN" });
  await both.gateway.close();
});

it("ER-003 messages have the limit of other writes", async () => {
  const limited = await openTestGateway({ limits: { money: standardLimits.money } });
  const mine = await limited.logIn("demo");
  const statuses = [];
  for (let turn = 0; turn <= standardLimits.money.burst; turn += 1)
    statuses.push((await sendWithKey(limited, sendChatMessage, { room, text: "Hi" }, { token: mine })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(standardLimits.money.burst);
  expect(statuses.at(-1)).toBe(429);
  await limited.gateway.close();
});

it("an open chat does not keep a session alive", async () => {
  for (let minute = 0; minute < 31; minute += 1) {
    platform.clock.now += MINUTE_MS;
    if (minute < 29) await read();
    if (minute < 29) await as()(unreadCount, undefined);
  }
  await expect(as()(balance, undefined)).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
});
