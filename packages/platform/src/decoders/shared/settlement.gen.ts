// Generated from schemas/platform/shared/settlement.schema.json by `npm run gen`. Do not edit.
import type {WireContractShare} from "./contractShare.gen.ts";

import type {Minor} from "@livery/product/money.ts";

/**
 * A contract's payment for a period (AP-193).
 */
export interface WireSettlement {
  /**
   * Its id.
   */
  id: string;
  /**
   * The kind (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * The other party.
   */
  account: string;
  /**
   * Whether the agent receives the payment.
   */
  own: boolean;
  /**
   * Start of the period, ISO 8601.
   */
  from: string;
  /**
   * End of the period, ISO 8601.
   */
  to: string;
  /**
   * The amount, in minor units.
   */
  amount: Minor;
  /**
   * Whether it is paid; OPEN until the payer can pay it and the receiver takes no break.
   */
  state: "OPEN" | "PAID";
  /**
   * What the amount is made of; each share is rounded down. Absent for a payment whose makeup is not known.
   */
  shares?: WireContractShare[];
}
