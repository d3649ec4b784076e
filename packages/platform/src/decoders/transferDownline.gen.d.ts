// Generated from schemas/platform/transferDownline.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/passwordCheck/MCS2_transferDownline (AP-123).
 */
export interface TransferDownlineResponse {
  /**
   * Its id.
   */
  id: string;
  /**
   * To the agent above, to a member below, received from one of them, or between own wallets.
   */
  kind: "UP" | "DOWN" | "RECEIVED" | "WALLET";
  /**
   * How much, in minor units.
   */
  amount: number;
  /**
   * Wallet or masked account that it left.
   */
  from: string;
  /**
   * Wallet or masked account that it reached.
   */
  to: string;
  /**
   * The note.
   */
  remark?: string;
  /**
   * When, ISO 8601.
   */
  at: string;
  /**
   * The main wallet after it, in minor units.
   */
  balance?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TransferDownlineResponse>;
