import type { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { teamDays } from "../agents/teamDays.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { insertRound } from "../testing/insertRound.ts";
import type { Span } from "./ledgerSums.ts";
import { HOUR_MS, playedIn } from "./playedIn.ts";

const DAY_MS = 24 * HOUR_MS;

let store: Store;
let raw: DatabaseSync;
let agent: number;
beforeEach(async () => {
  store = await openStore(await emptyDataFile(), (opened) => (raw = opened));
  agent = addMember("agent", null);
});
afterEach(() => store.close());

function addMember(account: string, upline: number | null): number {
  const insert = `insert into member (merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
    profile, created_at, upline_id) values ('A', ?, ?, '', '', 0, 1, 0, '', '{}', 0, ?) returning id`;
  return Number(raw.prepare(insert).get(account, account, upline)!["id"]);
}

interface Round {
  readonly at: number;
  readonly gameType: string;
  readonly stake: number;
  readonly payout: number;
}

const play = (id: number, rounds: readonly Round[]) =>
  store.write((writing) => {
    for (const { at, ...round } of rounds) insertRound(writing, { id, merchant: "A" }, { ...round, now: at });
  });

/** Often the last or the first moment of an hour. */
const moment = fc.oneof(
  fc.nat({ max: 5 * HOUR_MS }),
  fc.tuple(fc.nat({ max: 5 }), fc.constantFrom(-1, 0, 1)).map(([hour, near]) => Math.max(0, hour * HOUR_MS + near)),
);
const round = fc.record({
  at: moment,
  gameType: fc.constantFrom("RNG", "LIVE"),
  stake: fc.integer({ min: 1, max: 900 }),
  payout: fc.nat({ max: 900 }),
});
const span = fc.tuple(moment, moment).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) }));

it("what was played in any period is the sum of its rounds, to the millisecond and by game type", async () => {
  let players = 0;
  const check = async (rounds: readonly Round[], spans: readonly Span[]) => {
    const player = addMember(`player${(players += 1)}`, agent);
    await play(player, rounds);
    for (const { from, to } of spans) {
      const found = await store.read((reading) => playedIn(reading, player, { from, to }));
      const wanted = Map.groupBy(
        rounds.filter(({ at }) => from <= at && at < to),
        ({ gameType }) => gameType,
      );
      const sums = [...wanted].map(([gameType, these]) => ({ gameType, rounds: these.length, ...sumsOf(these) }));
      expect(found.toSorted(byType)).toEqual(sums.toSorted(byType));
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(round, { maxLength: 30 }), fc.array(span, { minLength: 3 }), check));
});

const sumsOf = (rounds: readonly Round[]) => ({
  stake: rounds.reduce((sum, { stake }) => sum + stake, 0),
  payout: rounds.reduce((sum, { payout }) => sum + payout, 0),
});

const byType = (one: { readonly gameType: string }, other: { readonly gameType: string }) =>
  one.gameType < other.gameType ? -1 : 1;

it.each(["Asia/Seoul", "Asia/Kolkata", "Asia/Kathmandu"])(
  "a team's days end where %s says, to the millisecond",
  async (timeZone) => {
    const offset = { "Asia/Seoul": 9, "Asia/Kolkata": 5.5, "Asia/Kathmandu": 5.75 }[timeZone]!;
    const midnight = Date.UTC(2026, 10, 21) - offset * HOUR_MS;
    const bet = { gameType: "RNG", payout: 0 };
    await play(addMember("player", agent), [
      { ...bet, at: midnight - 1, stake: 1 },
      { ...bet, at: midnight, stake: 10 },
      { ...bet, at: midnight + DAY_MS - 1, stake: 100 },
      { ...bet, at: midnight + DAY_MS, stake: 1000 },
    ]);
    const span = { from: midnight - DAY_MS, to: midnight + DAY_MS };
    const days = await store.read((reading) => teamDays(reading, agent, span, timeZone));
    expect(days.map(({ day, sums }) => [day, sums.validBet])).toEqual([
      ["2026-11-20", 1],
      ["2026-11-21", 110],
    ]);
  },
);

it.each(["update game_round set stake = 1", "delete from game_round"])(
  "a round stays as it was played, or its sums would be wrong: %s",
  async (change) => {
    await play(addMember("player", agent), [{ at: 5, gameType: "RNG", stake: 500, payout: 0 }]);
    expect(() => raw.exec(change)).toThrow("rounds are append-only");
  },
);
