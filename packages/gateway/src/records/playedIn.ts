import { type Minor, minor } from "@livery/product/money.ts";
import type { Reading } from "../store/transaction.ts";
import type { Span } from "./ledgerSums.ts";
import { type Whose, among } from "./whose.ts";

/** Of what a member played in an hour, the database keeps the sums (`play_hour`). */
export const HOUR_MS = 3_600_000;

/** What was played of one game type. */
interface Played {
  readonly gameType: string;
  readonly rounds: number;
  readonly stake: Minor;
  readonly payout: Minor;
}

/** What a member or several played in a period, by game type: the sums of its whole hours, and the rounds before and after them. */
export function playedIn(reading: Reading, whose: Whose, { from, to }: Span): Played[] {
  const [first, last] = [Math.ceil(from / HOUR_MS) * HOUR_MS, Math.floor(to / HOUR_MS) * HOUR_MS];
  if (first >= last) return inRounds(reading, whose, { from, to });
  const edges = [
    { from, to: first },
    { from: last, to },
  ].filter((edge) => edge.from < edge.to);
  const parts = [
    ...inHours(reading, whose, { from: first, to: last }),
    ...edges.flatMap((edge) => inRounds(reading, whose, edge)),
  ];
  return [...Map.groupBy(parts, ({ gameType }) => gameType).values()].map((same) =>
    same.reduce((sum, part) => ({
      gameType: sum.gameType,
      rounds: sum.rounds + part.rounds,
      stake: minor(sum.stake + part.stake),
      payout: minor(sum.payout + part.payout),
    })),
  );
}

function inHours({ all, tables }: Reading, whose: Whose, { from, to }: Span): Played[] {
  return all(
    tables
      .selectFrom("play_hour")
      .select("game_type as gameType")
      .select((is) => [
        is.fn.sum<number>("rounds").as("rounds"),
        is.fn.sum<Minor>("stake").as("stake"),
        is.fn.sum<Minor>("payout").as("payout"),
      ])
      .where("member_id", among(whose), whose)
      .where("hour", ">=", from)
      .where("hour", "<", to)
      .groupBy("game_type"),
  );
}

function inRounds({ all, tables }: Reading, whose: Whose, { from, to }: Span): Played[] {
  return all(
    tables
      .selectFrom("game_round")
      .select("game_type as gameType")
      .select((is) => [
        is.fn.countAll<number>().as("rounds"),
        is.fn.sum<Minor>("stake").as("stake"),
        is.fn.sum<Minor>("payout").as("payout"),
      ])
      .where("member_id", among(whose), whose)
      .where("at", ">=", from)
      .where("at", "<", to)
      .groupBy("game_type"),
  );
}
