// Generated from schemas/platform/contracts.schema.json by `npm run gen`. Do not edit.
import type {WireContract} from "./shared/contract.gen.ts";

/**
 * The response of /wps/relay/MCS2_getContracts (AP-190).
 */
export interface ContractsResponse {
  /**
   * The contracts that pay the agent, the newest first: all that are requested or in force, and the newest others.
   */
  own: WireContract[];
  /**
   * The contracts that the agent pays, in the same order.
   */
  downline: WireContract[];
  /**
   * The account of the agent above, of whom the agent may request contracts, if there is one.
   */
  upline?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ContractsResponse>;
