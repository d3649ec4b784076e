// Generated from schemas/platform/requests/contracts.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCS2_getContracts (AP-190).
 */
export interface ContractsRequest {
  /**
   * The kind (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ContractsRequest>;
