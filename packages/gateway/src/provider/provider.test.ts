import { logout } from "@livery/platform/calls/logout.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { type LaunchRequest, launchGame } from "@livery/platform/calls/launchGame.ts";
import { playStatement } from "@livery/platform/calls/playStatement.ts";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { deal } from "./baccaratRules.ts";
import { draw } from "./lotteryRules.ts";
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

type Answer = PlayedRound & State & { readonly code?: string };

/** What each game is launched as. */
const launches = {
  slot: () => gameOf("RNG"),
  baccarat: () => gameOf("LIVE"),
  lottery: () =>
    ({ kind: "lottery", gameCode: "HRSSC1", device: "WEB", backUrl: "https://a.example/lottery" }) as const,
};

function gameOf(type: string) {
  const row = lab.raw
    .prepare("select id, vendor from game where type = ? and maintenance = 0 order by support_play limit 1")
    .get(type);
  return { kind: "game", gameId: String(row?.["id"]), vendor: String(row?.["vendor"]) } as const;
}

/** A member at a game. */
async function sitDown({ game = "slot", trial = false }: { game?: keyof typeof launches; trial?: boolean } = {}) {
  const member = lab.addMember();
  const token = lab.tokenOf(member);
  const site = lab.platform.client({ token });
  const launch = launches[game]();
  const request: LaunchRequest =
    launch.kind === "game" ? { ...launch, token, language: "ko", trial } : { ...launch, language: "ko" };
  const { url = "" } = await site(launchGame, request);
  const ticket = new URL(url).hash.slice(1);
  const ask = async (action: string, fields: object = {}) => {
    const body = JSON.stringify({ ticket, ...fields });
    const { status, body: answer } = await lab.platform.raw(`/provider/${action}`, { method: "POST", body });
    return { status, answer: answer as unknown as Answer };
  };
  const play = (round: number, stake = 1000, playerSeed = "mine") => ask("play", { round, stake, playerSeed });
  const page = new URL(url).pathname;
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
  return { member, site, ask, play, page, books };
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

it("a round gives exactly the result of its promised secret and the player's part", async () => {
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

/** Bets on the other games, and how their rounds are calculated again. */
const others = {
  baccarat: {
    bet: { bets: { player: 2000, tie: 1000, banker: 1000 } },
    stake: 4000,
    again: (numbers: readonly number[]) => deal(numbers, { player: 2000, tie: 1000, banker: 1000 }),
  },
  lottery: {
    bet: { stake: 5000, picks: [3, 8, 17, 32] },
    stake: 5000,
    again: (numbers: readonly number[]) => draw(numbers, [3, 8, 17, 32], 5000),
  },
} as const;

it.each(["baccarat", "lottery"] as const)(
  "%s opens its own page, is fair, and moves exactly what it says; the bet is stored with the round",
  async (game) => {
    const { member, page, ask, books } = await sitDown({ game });
    expect(page).toBe(`/${game}/`);
    const { bet, stake, again } = others[game];
    const { answer: before } = await ask("state");
    let { commit } = before;
    let left: number = before.balance;
    for (let round = 1; round <= 20; round += 1) {
      const { answer } = await ask("play", { round, playerSeed: `my part ${round}`, ...bet });
      expect(createHash("sha256").update(answer.seed).digest("hex")).toBe(commit);
      expect(answer).toMatchObject(again(numbersOf(answer.seed, `my part ${round}`, round)));
      left += answer.payout - stake;
      expect([answer.stake, answer.balance]).toEqual([stake, left]);
      commit = answer.nextCommit;
    }
    const { bets, payouts, balance: booked } = books();
    expect([bets, booked]).toEqual([20 * stake, left]);
    expect(payouts).toBe(left - before.balance + bets);
    const { bet: stored } = lab.raw.prepare("select bet from game_round where member_id = ?").get(member.id) as {
      bet: string;
    };
    const { stake: _, ...choice } = { stake: 0, ...bet };
    expect(JSON.parse(stored)).toEqual("bets" in choice ? choice.bets : choice);
  },
);

it.each([
  ["baccarat", {}],
  ["baccarat", { bets: {} }],
  ["baccarat", { bets: [1000] }],
  ["baccarat", { bets: { dealer: 1000 } }],
  ["baccarat", { bets: { player: 1001 } }],
  ["baccarat", { bets: { player: -1000, banker: 3000 } }],
  ["baccarat", { bets: { player: 0 } }],
  ["baccarat", { bets: { player: "1000" } }],
  ["baccarat", { bets: { player: 90_000, banker: 11_000 } }],
  ["lottery", { stake: 1000 }],
  ["lottery", { stake: 1000, picks: [1, 2, 3] }],
  ["lottery", { stake: 1000, picks: [1, 2, 3, 4, 5] }],
  ["lottery", { stake: 1000, picks: [1, 2, 3, 3] }],
  ["lottery", { stake: 1000, picks: [0, 1, 2, 3] }],
  ["lottery", { stake: 1000, picks: [1, 2, 3, 33] }],
  ["lottery", { stake: 1000, picks: [1, 2, 3, "4"] }],
  ["lottery", { stake: 1001, picks: [1, 2, 3, 4] }],
] as const)("%s refuses the bet %j", async (game, bet) => {
  const { ask, books } = await sitDown({ game });
  expect(await ask("play", { round: 1, playerSeed: "", ...bet })).toMatchObject({
    status: 422,
    answer: { code: "FIELD_INVALID" },
  });
  expect(books().bets).toBe(0);
});

it("the whole of several stakes counts for the member's limit of losses", async () => {
  const { member, ask, books } = await sitDown({ game: "baccarat" });
  lab.raw
    .prepare("insert into play_limit (member_id, kind, period, value) values (?, 'LOSS', 'DAY', 5000)")
    .run(member.id);
  const play = (player: number, banker: number) => ask("play", { round: 1, playerSeed: "", bets: { player, banker } });
  expect(await play(3000, 3000)).toMatchObject({ status: 422, answer: { code: "LIMIT_REACHED" } });
  expect(books().bets).toBe(0);
  expect(await play(2000, 3000)).toMatchObject({ status: 200 });
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

it("a game ends with the session: after a logout its ticket plays nothing and shows no balance", async () => {
  const { site, ask, play, books } = await sitDown();
  await play(1);
  const booked = books();
  await site(logout, undefined);
  const ended = { status: 401, answer: { code: "SESSION_EXPIRED" } };
  expect(await ask("state")).toMatchObject(ended);
  expect(await play(2)).toMatchObject(ended);
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
