import { logout } from "@livery/platform/calls/logout.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { launchGame } from "@livery/platform/calls/launchGame.ts";
import { playStatement } from "@livery/platform/calls/playStatement.ts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import type { PlayedRound } from "./playRound.ts";
import { numbersOf } from "./seeds.ts";
import { spin } from "./slotRules.ts";

let lab: MoneyLab;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());

interface State {
  readonly balance: number;
  readonly round: number;
  readonly commit: string;
  readonly stakes: readonly number[];
}

/** A member at the slot. */
async function sitDown({ trial = false } = {}) {
  const member = lab.addMember();
  const token = lab.tokenOf(member);
  const row = lab.raw.prepare("select id, vendor from game where support_play = 0 and maintenance = 0 limit 1").get();
  const request = { kind: "game", gameId: String(row?.["id"]), vendor: String(row?.["vendor"]) } as const;
  const site = lab.platform.client({ token });
  const { url = "" } = await site(launchGame, { ...request, token, language: "ko", trial });
  const ticket = new URL(url).hash.slice(1);
  const ask = async (action: string, fields: object = {}) => {
    const body = JSON.stringify({ ticket, ...fields });
    const { status, body: answer } = await lab.platform.raw(`/provider/${action}`, { method: "POST", body });
    return { status, answer: answer as unknown as PlayedRound & State & { readonly code?: string } };
  };
  const play = (round: number, stake = 1000, playerSeed = "mine") => ask("play", { round, stake, playerSeed });
  /** What the ledger says: the sum of the bets and of the payouts, and the member's balance. */
  const books = () =>
    lab.raw
      .prepare(
        `select coalesce(-sum(e.amount) filter (where t.kind = 'bet'), 0) as bets,
          coalesce(sum(e.amount) filter (where t.kind = 'payout'), 0) as payouts, sum(e.amount) as balance
        from ledger_entry e join wallet w on w.id = e.wallet_id join ledger_transaction t on t.id = e.transaction_id
        where w.member_id = ?`,
      )
      .get(member.id) as { readonly bets: number; readonly payouts: number; readonly balance: number };
  return { member, token, site, ask, play, books };
}

it("rounds move exactly what they say, are in the books, and count in the member's statement", async () => {
  const { ask, play, books, site } = await sitDown();
  const { answer: before } = await ask("state");
  let [bets, payouts] = [0, 0];
  for (let round = before.round; round < before.round + 30; round += 1) {
    const { answer } = await play(round, 1000, `round ${round}`);
    bets += answer.stake;
    payouts += answer.payout;
    expect(answer.balance).toBe(before.balance - bets + payouts);
  }
  expect(books()).toEqual({ bets, payouts, balance: before.balance - bets + payouts });
  expect(payouts).toBeGreaterThan(0);
  expect((await site(balance, undefined)).total).toBe(before.balance - bets + payouts);
  expect(await site(playStatement, { days: 1 })).toMatchObject({ stakes: bets, wins: payouts });
  expect(lab.raw.prepare("select * from ledger_fault").all()).toEqual([]);
});

it("a round is fair: its secret was promised before, and with the player's part it gives exactly the result", async () => {
  const { ask, play } = await sitDown();
  const { answer: state } = await ask("state");
  let { commit } = state;
  for (let round = 1; round <= 5; round += 1) {
    const { answer } = await play(round, 2000, `my part ${round}`);
    expect(createHash("sha256").update(answer.seed).digest("hex")).toBe(commit);
    expect(spin(numbersOf(answer.seed, `my part ${round}`, round), 2000)).toMatchObject({
      stops: answer.stops,
      payout: answer.payout,
    });
    commit = answer.nextCommit;
  }
});

it("a repeated request gets the same round and moves nothing; a round cannot be skipped", async () => {
  const { play, books } = await sitDown();
  const first = await play(1);
  const booked = books();
  expect(await play(1, 1000, "another part")).toEqual(first);
  expect(books()).toEqual(booked);
  expect(await play(3)).toMatchObject({ status: 422, answer: { code: "FIELD_INVALID" } });
});

it("the same round sent several times at once is played once", async () => {
  const { play, books } = await sitDown();
  const answers = await Promise.all(Array.from({ length: 5 }, async () => play(1)));
  expect(new Set(answers.map(({ answer }) => answer.seed)).size).toBe(1);
  expect(books().bets).toBe(1000);
});

it.each([1, 999, -1000, 0, 1.5, 100_000_000, "1000"])("the stake %j is refused", async (stake) => {
  const { ask, books } = await sitDown();
  expect(await ask("play", { round: 1, stake, playerSeed: "" })).toMatchObject({ status: 422 });
  expect(books().bets).toBe(0);
});

it("a free trial has credits of its own: nothing is booked", async () => {
  const { ask, play, books } = await sitDown({ trial: true });
  const { answer: before } = await ask("state");
  const held = books();
  const { answer } = await play(1);
  expect(answer.balance).toBe(before.balance - 1000 + answer.payout);
  expect(books()).toEqual(held);
});

it("a game ends with the session: after a logout its ticket plays nothing", async () => {
  const { site, play, books } = await sitDown();
  await play(1);
  const booked = books();
  await site(logout, undefined);
  expect(await play(2)).toMatchObject({ status: 401, answer: { code: "SESSION_EXPIRED" } });
  expect(books()).toEqual(booked);
});

it("a stake above what the member's limit of losses leaves is refused", async () => {
  const { member, play, books } = await sitDown();
  lab.raw
    .prepare("insert into play_limit (member_id, kind, period, value) values (?, 'LOSS', 'DAY', 5000)")
    .run(member.id);
  expect(await play(1, 10_000)).toMatchObject({ status: 422, answer: { code: "LIMIT_REACHED" } });
  expect(books().bets).toBe(0);
  expect(await play(1, 5000)).toMatchObject({ status: 200 });
});

it("nobody plays with an unknown ticket, and no ticket is good for a call of the platform", async () => {
  const { ask } = await sitDown();
  expect(await ask("play", { ticket: "x".repeat(43), round: 1, stake: 1000, playerSeed: "" })).toMatchObject({
    status: 401,
  });
});
