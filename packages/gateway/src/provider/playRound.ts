import { type Minor, major, minor } from "@livery/product/money.ts";
import { ApiError } from "../http/apiError.ts";
import { fundsOf } from "../money/ledger/funds.ts";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { type Owner, type Wallet, houseWallet, mainWallet, openWallet } from "../money/ledger/wallets.ts";
import { hasSingleWallet } from "../money/merchantSettings.ts";
import { newId } from "../money/newId.ts";
import { settleDue } from "../money/settleOrders.ts";
import { earnForBet } from "../points/earnPoints.ts";
import { requireStakeAllowed } from "../responsible/playLimits.ts";
import { payBonuses } from "../rewards/bonuses.ts";
import { payReferral } from "../rewards/referrals.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { commitOf, newSeed, numbersOf } from "./seeds.ts";
import type { Bet } from "./readBet.ts";
import type { SlotResult } from "./slotRules.ts";
import { type Ticket, ticketInUse } from "./tickets.ts";

/**
 * The stakes to choose from. Each is a multiple of ten, so that every line of the slot and half a stake at baccarat are
 * whole, also in a currency without decimals.
 */
export const STAKES = [10, 20, 50, 100, 200, 500, 1000].map(major);

interface RoundRequest {
  readonly ticket: string;
  /** The number of the round, from 1. A repeated request gets the same response and plays nothing. */
  readonly round: number;
  readonly bet: Bet;
  /** The player's part of the chance. */
  readonly playerSeed: string;
}

/** A played round with everything that is needed to repeat its calculation. */
export type PlayedRound<Result = SlotResult> = Result & {
  readonly round: number;
  readonly stake: Minor;
  /** What the player chose besides the stake. */
  readonly choice?: object;
  readonly playerSeed: string;
  /** The secret of this round, whose commitment the player already had. */
  readonly seed: string;
  /** The commitment of the next round. */
  readonly nextCommit: string;
  readonly balance: Minor;
};

/** Plays one round: takes the stake, decides, pays, and shows the secret. Everything happens in one transaction. */
export function playRound(writing: Writing, request: RoundRequest, now: number): PlayedRound<object> {
  const ticket = ticketInUse(writing, request.ticket, now);
  if (request.round === ticket.rounds && ticket.last_round !== null)
    return JSON.parse(ticket.last_round) as PlayedRound<object>;
  if (request.round !== ticket.rounds + 1) throw new ApiError("FIELD_INVALID", { field: "round", rule: "choice" });
  const result = request.bet.decide(numbersOf(ticket.seed, request.playerSeed, request.round));
  const payout = minor(result.payout);
  const credit = ticket.trial_credit;
  const left =
    credit === null ? bookRound(writing, ticket, request, { payout, now }) : playTrial(credit, request.bet, payout);
  const next = newSeed();
  const { round, playerSeed, bet } = request;
  const { decide: _, ...betOn } = bet;
  const { seed } = ticket;
  const played = { ...result, ...betOn, round, playerSeed, seed, nextCommit: commitOf(next), balance: left };
  const { run, tables } = writing;
  run(
    tables
      .updateTable("game_ticket")
      .set({
        rounds: round,
        seed: next,
        last_round: JSON.stringify(played),
        trial_credit: credit === null ? null : left,
      })
      .where("token_hash", "=", ticket.token_hash),
  );
  return played;
}

/** A trial moves no money. */
function playTrial(credit: Minor, { stake }: Bet, payout: Minor): Minor {
  if (credit < stake) throw new ApiError("INSUFFICIENT_FUNDS", { available: credit });
  return minor(credit - stake + payout);
}

interface Booking {
  readonly payout: Minor;
  readonly now: number;
}

/** What a round needs of its ticket. */
type Playing = Pick<Ticket, "merchant" | "member_id" | "vendor" | "game_id" | "game_type" | "seed" | "trial_credit">;

/** Books a round from the member's wallet within the member's limits, and returns the balance after it. */
export function bookRound(
  writing: Writing,
  ticket: Playing,
  { bet: { stake, choice }, playerSeed: player_seed, round }: RoundRequest,
  { payout, now }: Booking,
): Minor {
  const { merchant, member_id, vendor, game_id, game_type, seed } = ticket;
  const owner = { id: member_id, merchant };
  settleDue(writing, { memberId: member_id, now });
  requireStakeAllowed(writing, member_id, stake, now);
  const id = newId("R");
  const paying = payingWallet(writing, owner, { vendor, stake, now });
  const booked = { merchant, reference: id, remark: game_id, now };
  const house = () => houseWallet(writing, merchant, "vendors", now);
  moveMoney(writing, { ...booked, kind: "bet", from: paying(), to: house(), amount: stake });
  if (payout > 0) moveMoney(writing, { ...booked, kind: "payout", from: house(), to: paying(), amount: payout });
  const { run, tables } = writing;
  const values = { id, merchant, member_id, vendor, game_id, game_type, stake, payout, seed, player_seed, round };
  const bet = choice ? JSON.stringify(choice) : null;
  run(tables.insertInto("game_round").values({ ...values, bet, at: now }));
  payBonuses(writing, owner, now);
  payReferral(writing, owner, now);
  earnForBet(writing, owner, game_type, { reference: id, amount: stake, now });
  return balanceOf(writing, ticket);
}

/** Reads the wallet that a round is played from: the provider's if it has enough for the stake, else the main one. */
function payingWallet(
  writing: Writing,
  owner: Owner,
  { vendor, stake, now }: { readonly vendor: string; readonly stake: Minor; readonly now: number },
): () => Wallet {
  const main = () => mainWallet(writing, owner.id);
  if (hasSingleWallet(writing, owner)) return main;
  const own = () => openWallet(writing, owner, { kind: "vendor", name: vendor }, now);
  return own().balance >= stake ? own : main;
}

/** What the player has left: the credit of a trial, or all wallets together. */
export function balanceOf(
  reading: Reading,
  { member_id, trial_credit }: Pick<Ticket, "member_id" | "trial_credit">,
): Minor {
  return trial_credit ?? fundsOf(reading, member_id).total;
}
