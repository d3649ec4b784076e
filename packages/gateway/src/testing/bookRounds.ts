import { minor } from "@livery/product/money.ts";
import { hash } from "node:crypto";
import { beginSession } from "../members/sessions.ts";
import type { Owner } from "../money/ledger/wallets.ts";
import { playRound } from "../provider/playRound.ts";
import { issueTicket } from "../provider/tickets.ts";
import type { Writing } from "../store/transaction.ts";

interface Wanted {
  readonly vendor: string;
  readonly type: string;
  readonly rounds: readonly { readonly stake: number; readonly payout: number }[];
}

/** Plays rounds with given outcomes: money, points and bonuses move as in any other round. */
export function bookRounds(
  writing: Writing,
  { id, merchant }: Owner,
  { vendor, type, rounds }: Wanted,
  now: number,
): void {
  const session_hash = hash("sha256", beginSession(writing, id, now));
  const game = { vendor, game_id: `${vendor}-1`, game_type: type };
  const ticket = issueTicket(writing, { session_hash, member_id: id, merchant, ...game, trial: false });
  for (const [index, { stake, payout }] of rounds.entries()) {
    const bet = { stake: minor(stake), decide: () => ({ payout }) };
    playRound(writing, { ticket, round: index + 1, playerSeed: "mine", bet }, now);
  }
}
