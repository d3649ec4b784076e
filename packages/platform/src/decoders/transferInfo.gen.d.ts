// Generated from schemas/platform/transferInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getTransferInfo (AP-124).
 */
export interface TransferInfoResponse {
  /**
   * The upline's masked account; absent without one.
   */
  upline?: string;
  /**
   * What can be sent, in minor units.
   */
  balance: number;
  /**
   * The least, in minor units.
   */
  minimum: number;
  /**
   * The most, in minor units.
   */
  maximum: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<TransferInfoResponse>;
