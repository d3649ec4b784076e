import { type Minor, minor } from "@livery/product/money.ts";
import { ApiError } from "../http/apiError.ts";
import type { Body } from "../protection/readBody.ts";
import { type BaccaratBets, deal, spots } from "./baccaratRules.ts";
import type { DemoGameId } from "./demoGames.ts";
import { BALLS, PICKS, draw } from "./lotteryRules.ts";
import { spin } from "./slotRules.ts";

/** A bet that its game accepts. */
export interface Bet {
  readonly stake: Minor;
  /** What the player chose besides the stake. It is stored with the round, so that the result can be calculated again. */
  readonly choice?: object;
  /** The result of the round; the payout is in minor units. */
  readonly decide: (numbers: readonly number[]) => { readonly payout: number };
}

/** Reads a bet from a request; `stakes` are the allowed ones, the lowest first. */
export function readBet(game: DemoGameId, body: Body, stakes: readonly Minor[]): Bet {
  return readers[game](body, stakes);
}

const readers: Readonly<Record<DemoGameId, typeof slotBet>> = {
  slot: slotBet,
  baccarat: baccaratBet,
  lottery: lotteryBet,
};

function slotBet(body: Body, stakes: readonly Minor[]): Bet {
  const stake = listedStake(body, stakes);
  return { stake, decide: (numbers) => spin(numbers, stake) };
}

/** Stakes on several spots: each a multiple of the lowest stake, together at most the highest. */
function baccaratBet({ bets }: Body, stakes: readonly Minor[]): Bet {
  const lowest = stakes[0]!;
  const choice: BaccaratBets = Object.fromEntries(entriesOf(bets).map(([spot, stake]) => [spot, stakeOn(spot, stake)]));
  const stake = minor(Object.values(choice).reduce((sum, one) => sum + one, 0));
  if (stake < lowest || stake > stakes.at(-1)!) throw refusal("bets", "choice");
  return { stake, choice, decide: (numbers) => deal(numbers, choice) };

  function stakeOn(spot: string, value: unknown): number {
    const known = spots.some((one) => one === spot);
    if (!known || !Number.isSafeInteger(value)) throw refusal("bets", "choice");
    const amount = Number(value);
    if (amount <= 0 || amount % lowest !== 0) throw refusal("bets", "choice");
    return amount;
  }
}

function lotteryBet(body: Body, stakes: readonly Minor[]): Bet {
  const stake = listedStake(body, stakes);
  const picks: readonly unknown[] = Array.isArray(body["picks"]) ? body["picks"] : [];
  const numbers = picks.filter((pick) => Number.isInteger(pick)).map(Number);
  const isTicket = numbers.length === PICKS && picks.length === PICKS && new Set(numbers).size === PICKS;
  if (!isTicket || numbers.some((pick) => pick < 1 || pick > BALLS)) throw refusal("picks", "choice");
  return { stake, choice: { picks: numbers }, decide: (drawn) => draw(drawn, numbers, stake) };
}

function listedStake({ stake }: Body, stakes: readonly Minor[]): Minor {
  if (!Number.isSafeInteger(stake)) throw refusal("stake", "integer");
  const found = stakes.find((one) => one === stake);
  if (found === undefined) throw refusal("stake", "choice");
  return found;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function refusal(field: string, rule: "integer" | "choice"): ApiError {
  return new ApiError("FIELD_INVALID", { field, rule });
}
