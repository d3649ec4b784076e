import type { PersonalProfitResponse } from "@livery/platform/decoders/personalProfit.gen.js";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import type { Reading } from "../store/transaction.ts";
import { type Span, ledgerSums } from "./ledgerSums.ts";
import { playedIn } from "./playedIn.ts";
import { type Whose, among } from "./whose.ts";

/** Money that the merchant gave for nothing or for points. */
const bonuses = ["welcome", "reward", "points", "bonus", "raffle", "referral"] as const;

/** The kinds of the ledger that profit and loss are made of, besides the rounds. */
export const profitKinds = ["deposit", "withdrawal", "rebate", ...bonuses] as const;

/**
 * The deposits, withdrawals, bets and gains of a member or several in a period, and what each game type brought
 * (AP-135).
 */
export function personalProfit(reading: Reading, whose: Whose, span: Span): PersonalProfitResponse {
  const types = byType(reading, whose, span);
  // The ledger has the same sums, entry by entry.
  const validBet = minor(types.reduce((sum, type) => sum + type.validBet, 0));
  const payout = minor(types.reduce((sum, type) => sum + type.payout, 0));
  return { total: moneySums({ validBet, payout }, ledgerSums(reading, whose, profitKinds, span)), gameTypes: types };
}

/** Profit and loss of what was played and what the ledger moved by kind. */
export function moneySums(
  { validBet, payout }: { readonly validBet: Minor; readonly payout: Minor },
  sumOf: (kind: (typeof profitKinds)[number]) => Minor,
): PersonalProfitResponse["total"] & { readonly rebate: Minor } {
  const rebate = sumOf("rebate");
  const bonus = minor(bonuses.reduce((sum, kind) => sum + sumOf(kind), 0));
  return {
    deposit: sumOf("deposit"),
    withdrawal: minor(0 - sumOf("withdrawal")),
    validBet,
    payout,
    bonus,
    rebate,
    net: minor(payout + bonus + rebate - validBet),
  };
}

/** The game types with bets or cashback in the period, in the order of the menus. */
function byType(reading: Reading, whose: Whose, { from, to }: Span): PersonalProfitResponse["gameTypes"] {
  const { all, tables } = reading;
  const played = playedIn(reading, whose, { from, to });
  const claimed = all(
    tables
      .selectFrom("rebate_claim as claim")
      .innerJoin("rebate_line as line", "line.claim", "claim.number")
      .select((is) => ["line.game_type", is.fn.sum<Minor>("line.amount").as("amount")])
      .where("claim.member_id", among(whose), whose)
      .where("claim.at", ">=", from)
      .where("claim.at", "<", to)
      .groupBy("line.game_type"),
  );
  return gameTypes.flatMap(({ id: gameType }) => {
    const sums = played.find((row) => row.gameType === gameType);
    const rebate = claimed.find((row) => row.game_type === gameType)?.amount ?? minor(0);
    if (!sums && rebate === 0) return [];
    const { stake: validBet, payout } = sums ?? { stake: minor(0), payout: minor(0) };
    return [{ gameType, validBet, payout, rebate, net: minor(payout + rebate - validBet) }];
  });
}
