import { changePassword } from "@livery/platform/calls/changePassword.ts";
import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { updateProfile } from "@livery/platform/calls/updateProfile.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD as password } from "../demoAccounts.ts";
import { askRaw, lastMessage } from "../testing/asking.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

// What somebody tries who has stolen a session, or the password as well.

const HOUR = 3_600_000;
const NEW = "mirinae-2030";
const MAILBOX = "owner@mail.example";

let lab: MoneyLab;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  member = lab.addMember();
  const profile = JSON.stringify({ email: MAILBOX });
  lab.raw.prepare("update member set profile = ? where id = ?").run(profile, member.id);
  lab.clock.move(24 * HOUR);
});

const as = (token: string) => lab.platform.client({ token });
const isIn = async (token: string) => (await askRaw(lab.platform, memberInfo, undefined, { token })).status === 200;
const changeTo = (newPassword: string, oldPassword = password) => ({
  oldPassword,
  newPassword,
  confirmNewPassword: newPassword,
});

describe("in a stolen session", () => {
  it("wrong passwords do not keep the member from changing the password in another", async () => {
    const [mine, stolen] = [lab.tokenOf(member), lab.tokenOf(member)];
    for (let guess = 0; guess < 5; guess += 1)
      await expect(as(stolen)(changePassword, changeTo(NEW, "wrong"))).rejects.toMatchObject({
        code: "WRONG_PASSWORD",
      });
    await expect(as(stolen)(changePassword, changeTo(NEW))).rejects.toMatchObject({ code: "PASSWORD_LOCKED" });
    await as(mine)(changePassword, changeTo(NEW));
    expect(await isIn(stolen)).toBe(false);
  });

  it("a change at the same time as the member's is not made, or the member's is not", async () => {
    const tokens = [lab.tokenOf(member), lab.tokenOf(member)];
    const changes = await Promise.allSettled(
      tokens.map((token, index) => as(token)(updateProfile, { telegram: `name${index}`, password })),
    );
    expect(changes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(changes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "SESSION_EXPIRED" } });
  });
});

it("AP-Hb changing back and forth tells a contact ten times a day, and the mailbox each time", async () => {
  const token = lab.tokenOf(member);
  for (let change = 0; change < 12; change += 1)
    await as(token)(updateProfile, { telegram: `name${change % 2}`, password });
  const messages = await lab.platform.gateway.control.outbox();
  expect(messages.filter(({ recipient, at }) => recipient === MAILBOX && at === lab.now())).toHaveLength(10);
  const mails = lab.raw.prepare("select count(*) as count from mail where member_id = ? and kind = 'messenger'");
  expect(mails.get(member.id)).toEqual({ count: 12 });
});

it("AP-Hc a password that was mailed before a change logs nobody in after it", async () => {
  const username = lab.accountOf(member);
  await lab.platform.client()(requestPasswordMail, { username, email: MAILBOX });
  const mail = (await lastMessage(lab.platform, MAILBOX)) ?? "";
  const [mailed] = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/u.exec(mail)!;
  await as(lab.tokenOf(member))(updateProfile, { telegram: "somebody", password });
  const attempt = await askRaw(lab.platform, login, { type: "username", username, password: mailed });
  expect(attempt.body.code).toBe("WRONG_LOGIN");
});
