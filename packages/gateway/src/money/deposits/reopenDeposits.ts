import { ApiError } from "../../http/apiError.ts";
import { requireWithinDepositLimits } from "../../responsible/playLimits.ts";
import type { Writing } from "../../store/transaction.ts";
import { requireRoom } from "../ledger/requireRoom.ts";
import { setDeposit } from "./depositOrders.ts";

/**
 * Opens the deposits again that expired only because the clock ran ahead: their time is not over, and their members may
 * have paid. Those that the member's limits or wallet no longer allow stay expired.
 */
export function reopenDeposits(writing: Writing, now: number): void {
  const { all, tables } = writing;
  const early = tables
    .selectFrom("deposit_order")
    .selectAll()
    .where("state", "=", "EXPIRED")
    .where("expires_at", ">", now);
  for (const { id, member_id, amount, expires_at } of all(early.orderBy("number"))) {
    try {
      requireRoom(writing, member_id, amount);
      requireWithinDepositLimits(writing, member_id, amount, now);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      continue;
    }
    setDeposit(writing, id, { state: "CREATED", due_at: expires_at });
  }
}
