// Generated from schemas/platform/shared/withdrawalConfirmation.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A withdrawal with the parts that its member confirms (AP-069).
 */
export interface WireWithdrawalConfirmation {
  /**
   * The withdrawal's id.
   */
  id: string;
  /**
   * PAYING: the next part is on its way; CONFIRMING: the last part of the list waits for the member; COMPLETED: all is paid.
   */
  state: "PENDING" | "PAYING" | "CONFIRMING" | "COMPLETED" | "CANCELLED" | "REJECTED";
  /**
   * The amount requested, in minor units.
   */
  amount: Minor;
  /**
   * What counts as received, in minor units.
   */
  amountReceived: Minor;
  /**
   * What is still to be received, in minor units: amount − amountReceived.
   */
  remainder: Minor;
  /**
   * The parts that were sent, oldest first; empty if a withdrawal is paid in one sum, which nobody has to confirm.
   */
  parts: {
    /**
     * The part's amount, in minor units.
     */
    amount: Minor;
    /**
     * CONFIRMING waits for the member; FORCED counts as received because the member did not answer in time; NOT_RECEIVED is sent again.
     */
    state: "CONFIRMING" | "RECEIVED" | "FORCED" | "NOT_RECEIVED";
    /**
     * When it was sent, ISO 8601.
     */
    sentAt: string;
    /**
     * When it counts as received without an answer, ISO 8601. It decides, not the brand's number of minutes (CN-017).
     */
    forcedAt: string;
    /**
     * Address of the picture that proves the payment.
     */
    proofImage: string;
    /**
     * What the member wrote about a part that did not arrive.
     */
    remark?: string;
  }[];
}
