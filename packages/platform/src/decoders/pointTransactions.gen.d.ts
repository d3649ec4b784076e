// Generated from schemas/platform/pointTransactions.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/ODSFE2_MemTransDet (AP-056): the movements.
 */
export interface PointTransactionsResponse {
  /**
   * The movements.
   */
  transactions: {}[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<PointTransactionsResponse>;
