import { ApiError } from "../http/apiError.ts";
import type { Owner } from "../money/ledger/wallets.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { HUNDREDTHS } from "./pointTerms.ts";

interface Movement {
  readonly kind: Tables["point_movement"]["kind"];
  readonly type: Tables["point_movement"]["type"];
  /** Unique for its kind at the merchant: the database rejects duplicates. */
  readonly reference: string;
  /** In hundredths; negative for points that the member spends. */
  readonly amount: number;
  readonly now: number;
}

/** A member's points, in hundredths. */
export function pointsOf({ first, tables }: Reading, memberId: number): number {
  return first(tables.selectFrom("point_account").select("balance").where("member_id", "=", memberId))?.balance ?? 0;
}

/**
 * Books points that a member earns or spends. Rejects with INSUFFICIENT_POINTS if the member has fewer, and with
 * BALANCE_LIMIT beyond what can be counted exactly.
 */
export function movePoints(writing: Writing, owner: Owner, { kind, type, reference, amount, now }: Movement): void {
  const { run, tables } = writing;
  const { id: member_id, merchant } = owner;
  const balance = pointsOf(writing, member_id) + amount;
  if (balance < 0) throw new ApiError("INSUFFICIENT_POINTS", { available: (balance - amount) / HUNDREDTHS });
  if (!Number.isSafeInteger(balance)) throw new ApiError("BALANCE_LIMIT");
  run(
    tables
      .insertInto("point_account")
      .values({ member_id, merchant })
      .onConflict((conflict) => conflict.doNothing()),
  );
  run(
    tables
      .insertInto("point_movement")
      .values({ merchant, member_id, kind, type, reference, amount, balance, at: now }),
  );
}
