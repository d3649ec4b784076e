// Generated from schemas/platform/shared/withdrawalOrder.schema.json by `npm run gen`. Do not edit.
import type {WireBankCard} from "./bankCard.gen.ts";

import type {Minor} from "@livery/product/money.ts";

/**
 * A withdrawal (AP-116).
 */
export interface WireWithdrawalOrder {
  /**
   * Its id.
   */
  id: string;
  /**
   * PENDING waits for the platform, PAYING is being paid, CONFIRMING waits for the member (AP-069).
   */
  state: "PENDING" | "PAYING" | "CONFIRMING" | "COMPLETED" | "CANCELLED" | "REJECTED";
  /**
   * The amount, in minor units.
   */
  amount: Minor;
  /**
   * The fee, in minor units.
   */
  fee: Minor;
  card: WireBankCard;
  /**
   * When it was created, ISO 8601.
   */
  createdAt: string;
  /**
   * Whether the member may cancel it (CO-028).
   */
  canCancel: boolean;
  /**
   * Why it was rejected.
   */
  reason?: string;
}
