import { type Major, type Minor, major, toMinor } from "@livery/product/money.ts";
import { randomInt } from "node:crypto";
import { ApiError } from "../http/apiError.ts";
import { sendMail } from "../mail/sendMail.ts";
import { moveMoney } from "../money/ledger/postTransaction.ts";
import { settingsOf, timeZoneOf } from "../money/merchantSettings.ts";
import { type Owner, houseWallet, mainWallet } from "../money/ledger/wallets.ts";
import type { Writing } from "../store/transaction.ts";
import { periodOf } from "../texts/periods.ts";

/** The promotion whose prizes are drawn. */
export const WHEEL = "attendance-wheel";

/** The fields of the wheel, each with its chance in percent: its terms say the same. */
export const wheelFields = [
  [major(100), 40],
  [major(300), 30],
  [major(500), 20],
  [major(1_000), 9],
  [major(5_000), 1],
] as const;

/** The field that a number from 0 to 99 stops at. */
export function fieldAt(roll: number): Major {
  let left = roll;
  for (const [amount, chance] of wheelFields) {
    if (left < chance) return amount;
    left -= chance;
  }
  throw new RangeError(`${roll} is not a number from 0 to 99`);
}

/** A member's prize, and when the next one can be drawn. */
interface Prize {
  readonly amount: Minor;
  readonly next: number;
}

/** Spins the wheel: draws the prize, books it and writes to the member. Once a day of the merchant for each member. */
export function spinWheel(
  writing: Writing,
  owner: Owner,
  { period, now }: { readonly period: Parameters<typeof periodOf>[0]; readonly now: number },
): Prize {
  const { run, tables } = writing;
  const { start, end = Infinity } = periodOf(period, now, timeZoneOf(writing, owner.id));
  const amount = toMinor(fieldAt(randomInt(100)), settingsOf(writing, owner.merchant).decimals);
  const prize = { member_id: owner.id, promotion_id: WHEEL, period_start: start, amount, at: now };
  const isNew = run(
    tables
      .insertInto("raffle_prize")
      .values(prize)
      .onConflict((conflict) => conflict.doNothing()),
  );
  if (isNew === 0) throw new ApiError("PRIZE_CLAIMED", { until: new Date(end).toISOString() });
  moveMoney(writing, {
    merchant: owner.merchant,
    kind: "raffle",
    reference: `${WHEEL}:${owner.id}:${start}`,
    now,
    from: houseWallet(writing, owner.merchant, "bonus", now),
    to: mainWallet(writing, owner.id),
    amount,
  });
  sendMail(writing, owner.id, { kind: "prize", amount, now });
  return { amount, next: end };
}
