import { changePassword } from "@livery/platform/calls/changePassword.ts";
import { deleteMail } from "@livery/platform/calls/deleteMail.ts";
import { mails } from "@livery/platform/calls/mails.ts";
import { readMail } from "@livery/platform/calls/readMail.ts";
import { register } from "@livery/platform/calls/register.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { unreadCount } from "@livery/platform/calls/unreadCount.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { sendWithKey } from "../testing/sendWithKey.ts";

let platform: TestGateway;
let token: string;
beforeEach(async () => {
  platform = await openTestGateway();
  token = await platform.logIn("demo");
});
afterEach(() => platform.gateway.close());

const as = (language: "ko" | "en", of = token) => platform.client({ token: of, language });
const inbox = async (box: "INBOX" | "SYSTEM", of = token) => (await as("en", of)(mails, { box })).list;

it("AP-049 counts the mails of both boxes that the member has not read; a trial account has none", async () => {
  expect(await platform.expectContract(unreadCount, undefined, token)).toEqual({ count: 3 });
  expect(await as("en", await platform.logIn("trial"))(unreadCount, undefined)).toEqual({ count: 0 });
  await as("en")(readMail, { id: (await inbox("INBOX"))[0]!.id });
  expect(await as("en")(unreadCount, undefined)).toEqual({ count: 2 });
});

it("AP-143 lists a page of the inbox or of the system's mails, newest first, in the reader's language", async () => {
  const system = await platform.expectContract(mails, { box: "SYSTEM", pageNo: 1, pageSize: 1 }, token);
  expect(system).toMatchObject({ pageNo: 1, totalPages: 2, total: 2, unread: 3 });
  expect(system.list.map(({ title }) => title)).toEqual(["첫 출금을 신청하기 전에"]);
  const second = await as("en")(mails, { box: "SYSTEM", pageNo: 2, pageSize: 1 });
  expect(second.list.map(({ title }) => title)).toEqual(["You decide on your own limits"]);
  const [welcome, ...more] = await inbox("INBOX");
  expect(welcome).toEqual({
    id: expect.any(String),
    title: "Welcome to Trial & Park",
    at: "2026-11-21T03:00:10.000Z",
    read: false,
  });
  expect(more).toEqual([]);
});

it("AP-144 opens one mail with its text, or marks all as read", async () => {
  const [welcome] = await inbox("INBOX");
  const opened = await platform.expectContract(readMail, { id: welcome!.id }, token);
  expect(opened).toMatchObject({ unread: 2, mail: { id: welcome!.id, read: true } });
  // The balance that the account began with.
  expect(opened.mail?.amount).toBe(25_860_050);
  expect(opened.mail?.text).toContain("플레이머니");
  expect((await inbox("INBOX"))[0]?.read).toBe(true);
  expect(await as("en")(readMail, {})).toEqual({ unread: 0 });
  expect((await inbox("SYSTEM")).map(({ read }) => read)).toEqual([true, true]);
});

it("AP-145 deletes one mail, or all that are read, and never one that is not", async () => {
  const [newer, older] = await inbox("SYSTEM");
  expect(await platform.expectContract(deleteMail, { id: newer!.id }, token)).toEqual({ unread: 2 });
  expect((await inbox("SYSTEM")).map(({ id }) => id)).toEqual([older!.id]);
  await as("en")(readMail, { id: older!.id });
  expect(await as("en")(deleteMail, {})).toEqual({ unread: 1 });
  expect([await inbox("SYSTEM"), (await inbox("INBOX")).length]).toEqual([[], 1]);
});

it("AP-144 AP-145 a mail of another member is like one that does not exist, and stays as it is", async () => {
  const vip = await platform.logIn("vip");
  const [theirs] = await inbox("INBOX", vip);
  for (const call of [readMail, deleteMail] as const) {
    for (const id of [theirs!.id, "M999999", "1 or 1"]) {
      const refused = await sendWithKey(platform, call, { id }, { token });
      expect(refused, id).toMatchObject({ status: 404, code: "MAIL_UNKNOWN" });
    }
    const trial = await sendWithKey(platform, call, {}, { token: await platform.logIn("trial") });
    expect(trial).toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
  }
  await as("en")(readMail, {});
  await as("en")(deleteMail, {});
  expect(await inbox("INBOX", vip)).toEqual([theirs]);
});

it("AP-143 a changed password and a new payment password are reported, and a new member is welcomed", async () => {
  const newPassword = "Quiet-Harbour-72";
  await as("en")(changePassword, { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword });
  await as("en")(setPaymentPassword, { paymentPassword: "135790", loginPassword: newPassword });
  expect((await inbox("SYSTEM")).map(({ title }) => title).slice(0, 2)).toEqual([
    "A new payment password was set",
    "Your password was changed",
  ]);
  for (const { id } of (await inbox("SYSTEM")).slice(0, 2)) {
    const refused = await sendWithKey(platform, deleteMail, { id }, { token });
    expect(refused).toMatchObject({ status: 409, code: "MAIL_KEPT" });
  }
  const fields = { username: "newcomer", password: "passwort-frei", confirmPassword: "passwort-frei" };
  const form = { registerUrl: "http://site.test/index", domain: "site.test", registerMethod: "WEB" as const };
  const { token: joined = "" } = await platform.client()(register, { fields, ...form });
  const [welcome] = await inbox("INBOX", joined);
  const { mail } = await as("en", joined)(readMail, { id: welcome!.id });
  expect(mail?.amount).toBe(1_000_000);
});
