// Generated from schemas/platform/transfers.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getTransfers (AP-122).
 */
export interface TransfersResponse {
  /**
   * The transfers.
   */
  list: WireTransfer[];
  /**
   * The page, from 1.
   */
  pageNo: number;
  /**
   * How many pages there are.
   */
  totalPages: number;
  /**
   * The total number of entries.
   */
  total: number;
}
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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TransfersResponse>;
