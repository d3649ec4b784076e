// Generated from schemas/platform/shared/transaction.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A movement of money (AP-189).
 */
export interface WireTransaction {
  /**
   * Its number.
   */
  id: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
  /**
   * The member's account.
   */
  account?: string;
  /**
   * DEPOSIT, WITHDRAWAL, TRANSFER, BONUS, CONTRACT, REBATE …
   */
  kind: string;
  /**
   * The amount, in minor units; negative for money that left the wallet.
   */
  amount: Minor;
  /**
   * The balance after it, in minor units.
   */
  balance: Minor;
  /**
   * Its state.
   */
  state: string;
  /**
   * A note.
   */
  remark?: string;
}
