import type { QueryClient } from "@tanstack/query-core";
import { type CallIds, outdate } from "../kit/calls/outdate.ts";

/** What a round changes. */
const changedByPlay: CallIds = [
  "balance",
  "realityCheck",
  "playLimits",
  "vendorWallets",
  "bets",
  "rebates",
  "bonuses",
  "missionSummary",
  "missionLeaderboard",
  "rankProgress",
  "pointBalance",
];

/** Makes out of date what a round of a game has changed. */
export function outdatePlay(queries: QueryClient): void {
  outdate(
    queries,
    changedByPlay.map((id) => ({ id })),
  );
}
