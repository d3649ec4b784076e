import { endSessions } from "@livery/platform/calls/endSessions.ts";
import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { sessions } from "@livery/platform/calls/sessions.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD as password } from "../demoAccounts.ts";
import { askRaw } from "../testing/asking.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

const HOUR = 3_600_000;

let lab: MoneyLab;
let member: LabMember;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  member = lab.addMember();
});

const as = (token: string) => lab.platform.client({ token });
const isIn = async (token: string) => (await askRaw(lab.platform, memberInfo, undefined, { token })).status === 200;

it("AP-109 sessions have their beginning, last use and place, and nothing that would continue them", async () => {
  const mine = lab.tokenOf(member);
  const started = new Date(lab.now()).toISOString();
  const credentials = { type: "username", username: lab.accountOf(member), password };
  const { body } = await askRaw(lab.platform, login, credentials, { address: "203.0.113.7" });
  const { list } = await lab.platform.expectContract(sessions, undefined, mine);
  const moments = { startedAt: started, lastUsedAt: started };
  expect(list).toHaveLength(2);
  expect(list).toContainEqual({ id: expect.any(String), ...moments, current: true });
  expect(list).toContainEqual({ id: expect.any(String), ...moments, address: "203.0.•.•", current: false });
  const { token } = body.value as { token: string };
  for (const secret of [mine, token, "203.0.113.7"]) expect(JSON.stringify(list)).not.toContain(secret);
});

it("AP-109 one session is ended, or all others, and then it neither works nor is listed", async () => {
  const [mine, stolen, third] = [lab.tokenOf(member), lab.tokenOf(member), lab.tokenOf(member)];
  const other = lab.tokenOf(lab.addMember());
  const ids = async (token: string) => (await as(token)(sessions, undefined)).list;
  const { id } = (await ids(stolen)).find(({ current }) => current)!;
  const left = await as(mine)(endSessions, { id });
  expect(left.list.map((one) => one.id)).not.toContain(id);
  expect([await isIn(mine), await isIn(stolen), await isIn(third)]).toEqual([true, false, true]);
  const elsewhere = (await ids(other))[0]!.id;
  for (const unknown of [id, elsewhere, left.list.find(({ current }) => current)!.id])
    await expect(as(mine)(endSessions, { id: unknown })).rejects.toMatchObject({ code: "SESSION_UNKNOWN" });
  expect((await lab.platform.expectContract(endSessions, {}, mine)).list).toHaveLength(1);
  expect([await isIn(mine), await isIn(third), await isIn(other)]).toEqual([true, false, true]);
});

it("AP-109 a session that has ended by itself is not listed", async () => {
  lab.tokenOf(member);
  lab.clock.move(HOUR);
  expect((await as(lab.tokenOf(member))(sessions, undefined)).list).toHaveLength(1);
});
