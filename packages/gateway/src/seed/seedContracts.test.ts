import { contracts } from "@livery/platform/calls/contracts.ts";
import { income } from "@livery/platform/calls/income.ts";
import { settlements } from "@livery/platform/calls/settlements.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const kinds = ["dividend", "daily", "hourly", "realTime"] as const;

let platforms: readonly TestGateway[];
beforeAll(async () => {
  platforms = await Promise.all([openTestGateway({ history: true }), openTestGateway({ history: true })]);
});
afterAll(() => Promise.all(platforms.map(({ gateway }) => gateway.close())));

/** What an agent sees of its contracts and of what they paid, without ids. */
async function seenBy(platform: TestGateway, account: string) {
  const send = platform.client({ token: await platform.logIn(account) });
  const listed = await Promise.all(kinds.map((kind) => send(contracts, { kind })));
  const paid = await Promise.all(kinds.map((kind) => send(settlements, { kind, pageSize: 100 })));
  const { sums } = await send(income, {});
  return {
    contracts: listed.flatMap(({ own, downline }) => [...own, ...downline]).map(({ id: _id, ...contract }) => contract),
    settlements: paid.flatMap(({ list }) => list).map(({ id: _id, ...settlement }) => settlement),
    sums,
  };
}

it("the demonstration agents have contracts in all states and payments, alike on every platform", async () => {
  const [one, other] = platforms;
  for (const account of ["agent1", "agent2", "agent41", "agent42"])
    expect(await seenBy(other!, account)).toEqual(await seenBy(one!, account));
  const { contracts: agreed, settlements: paid, sums } = await seenBy(one!, "agent2");
  expect(agreed.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "dividend SUCCESS",
    "daily SUCCESS",
    "hourly TERMINATION_REQUESTED",
    "realTime TERMINATED",
  ]);
  const { contracts: ofFirst } = await seenBy(one!, "agent1");
  expect(ofFirst).toHaveLength(7);
  expect(ofFirst.map(({ state }) => state)).toEqual(expect.arrayContaining(["NEW", "REJECTED"]));
  expect(new Set(paid.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(new Set(paid.map(({ state }) => state))).toEqual(new Set(["PAID"]));
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});
