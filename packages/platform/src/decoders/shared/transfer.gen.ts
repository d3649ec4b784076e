// Generated from schemas/platform/shared/transfer.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A transfer between wallets or members (AP-122).
 */
export interface WireTransfer {
  /**
   * Its id.
   */
  id: string;
  /**
   * To the upline agent, to a downline member, received from one of them, or between own wallets.
   */
  kind: "UP" | "DOWN" | "RECEIVED" | "WALLET";
  /**
   * The amount, in minor units.
   */
  amount: Minor;
  /**
   * The source: a wallet or a masked account.
   */
  from: string;
  /**
   * The target: a wallet or a masked account.
   */
  to: string;
  /**
   * The note.
   */
  remark?: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
  /**
   * The main wallet after it, in minor units.
   */
  balance?: Minor;
}
