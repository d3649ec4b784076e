import { minor } from "@livery/product/money.ts";
import type { Owner } from "../money/ledger/wallets.ts";
import { newId } from "../money/newId.ts";
import type { Writing } from "../store/transaction.ts";

interface Wanted {
  readonly gameType: string;
  readonly stake: number;
  readonly payout?: number;
  readonly now: number;
}

/** Inserts a played round of a game; its money does not move. */
export function insertRound(
  { run, tables }: Writing,
  { id: member_id, merchant }: Owner,
  { gameType: game_type, stake, payout = 0, now: at }: Wanted,
): void {
  const game = { vendor: "PP", game_id: "insertedRound", game_type };
  const decided = { seed: "00", player_seed: "mine", round: 1, bet: null };
  const played = { id: newId("R"), merchant, member_id, stake: minor(stake), payout: minor(payout), at };
  run(tables.insertInto("game_round").values({ ...game, ...decided, ...played }));
}
