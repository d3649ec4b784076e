import type { Minor } from "@livery/product/money.ts";
import { ApiError } from "../http/apiError.ts";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { type Owner, houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { newId } from "../money/newId.ts";
import type { Writing } from "../store/transaction.ts";
import { movePoints } from "./movePoints.ts";
import { HUNDREDTHS, pointTerms, worthOf } from "./pointTerms.ts";

/** Turns points into money in the main wallet (AP-057): both in one transaction, under one id. */
export function convertPoints(
  writing: Writing,
  owner: Owner,
  points: number,
  now: number,
): { readonly id: string; readonly amount: Minor } {
  const { minimum, maximum, perUnit: step } = pointTerms;
  if (points < minimum || points > maximum || points % step !== 0)
    throw new ApiError("POINTS_OUT_OF_RANGE", { minimum, maximum, step });
  const id = newId("P");
  const { merchant } = owner;
  const amount = worthOf(points, settingsOf(writing, merchant));
  movePoints(writing, owner, { kind: "convert", type: "REDEEM", reference: id, amount: -points * HUNDREDTHS, now });
  const [from, to] = [houseWallet(writing, merchant, "bonus", now), mainWallet(writing, owner.id)];
  moveMoney(writing, { merchant, kind: "points", reference: id, from, to, amount, now });
  return { id, amount };
}
