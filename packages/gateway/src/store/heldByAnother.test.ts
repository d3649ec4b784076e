import { balance } from "@livery/platform/calls/balance.ts";
import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { setPlayLimit } from "@livery/platform/calls/setPlayLimit.ts";
import { language } from "@livery/platform/calls/language.ts";
import { minor } from "@livery/product/money.ts";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

// Another program (here another connection) has begun a write to the data file and does not finish.

let lab: MoneyLab;
let member: LabMember;
let send: ReturnType<MoneyLab["platform"]["client"]>;
beforeEach(async () => {
  lab = await openMoneyLab();
  member = lab.addMember();
  send = lab.siteOf(member);
});
afterEach(() => lab.close());

const hold = (): void => lab.raw.exec("begin immediate");
const letGo = (): void => lab.raw.exec("rollback");
const order = () => send(createDeposit, { method: "BANK", amount: minor(1_000_000) });

it.each([
  ["in a transaction", () => send(setPlayLimit, { kind: "LOSS", period: "DAY", value: minor(100) })],
  ["of one statement", () => send(language, { language: "en" })],
])("a write %s soon fails with 503, and reads complete before it", async (_, write) => {
  // So that the next read also has to store the session's last use.
  lab.platform.clock.now += 2 * 60_000;
  hold();
  const answered: string[] = [];
  const writing = write().finally(() => answered.push("write"));
  const reads = [send(memberInfo, undefined), send(balance, undefined), send(hotGames, { language: "en" })];
  const reading = Promise.all(reads).finally(() => answered.push("reads"));
  await expect(writing).rejects.toMatchObject({ status: 503, code: "UNAVAILABLE" });
  await reading;
  expect(answered).toEqual(["reads", "write"]);
  letGo();
  await write();
});

it("a waiting write blocks nothing else, and completes once the other program lets go", async () => {
  hold();
  const writing = order();
  // Enough turns for a few attempts; a wait that blocked this thread would have given up by the last turn.
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  letGo();
  expect(await writing).toMatchObject({ state: "CREATED" });
});

it("a balance with a due deposit is returned unsettled, and settled afterwards", async () => {
  const { id } = await order();
  await send(confirmDeposit, { id });
  lab.platform.clock.now += 20_000;
  hold();
  expect((await send(balance, undefined)).total).toBe(100_000_000);
  letGo();
  expect((await send(balance, undefined)).total).toBe(101_000_000);
});
