// Generated from schemas/platform/contracts.schema.json by `npm run gen`. Do not edit.
import type {WireContract} from "./shared/contract.gen.ts";

/**
 * The response of /wps/relay/MCS2_getContracts (AP-190).
 */
export interface ContractsResponse {
  /**
   * The contracts that pay the agent.
   */
  own?: WireContract;
  /**
   * The contracts that the agent pays.
   */
  downline: WireContract[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ContractsResponse>;
