import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { Minor } from "@livery/product/money.ts";
import type { Owner } from "../money/ledger/wallets.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { isOnBreak } from "../responsible/exclusions.ts";
import type { Writing } from "../store/transaction.ts";
import { movePoints, pointsOf } from "./movePoints.ts";
import { pointsFor, pointTerms, pointTypes } from "./pointTerms.ts";

interface Earning {
  /** The id of the round or deposit order. */
  readonly reference: string;
  /** The stake or deposit. */
  readonly amount: Minor;
  readonly now: number;
}

/** Books the points of a stake (CN-019); a type of game without a rate earns none. */
export function earnForBet(writing: Writing, owner: Owner, gameType: string, earning: Earning): void {
  const settings = settingsOf(writing, owner.merchant);
  const rate = settings.pointRates[gameType as GameTypeId] ?? 0;
  const type = pointTypes[gameType as GameTypeId];
  const amount = pointsFor(earning.amount, rate, settings);
  if (amount > 0) earn(writing, owner, { kind: "bet", type, ...earning, amount });
}

/** Books the points of a completed deposit (CN-019). */
export function earnForDeposit(writing: Writing, owner: Owner, earning: Earning): void {
  const amount = pointsFor(earning.amount, pointTerms.depositRate, settingsOf(writing, owner.merchant));
  if (amount > 0) earn(writing, owner, { kind: "deposit", type: "DEPOSIT", ...earning, amount });
}

/** A member on a break earns nothing (CO-027), nor does one whose points could no longer be counted exactly. */
function earn(writing: Writing, owner: Owner, movement: Parameters<typeof movePoints>[2]): void {
  if (isOnBreak(writing, owner.id, movement.now)) return;
  if (Number.isSafeInteger(pointsOf(writing, owner.id) + movement.amount)) movePoints(writing, owner, movement);
}
