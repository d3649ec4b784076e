// Generated from schemas/platform/contractInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getContractInfo (AP-066): which contracts the agent may see and request.
 */
export interface ContractInfoResponse {
  /**
   * Whether the agent may request a daily salary.
   */
  dailysalreqtype: boolean;
  /**
   * Whether the agent may request a dividend.
   */
  divtypereq: boolean;
  /**
   * Whether the agent may request an hourly salary.
   */
  contracthoursalreq: boolean;
  /**
   * Whether the agent may request a real-time salary.
   */
  realtimesalreqtype: boolean;
  /**
   * Whether the agent has a contract about a daily salary.
   */
  contractmrdailysalinfotype: boolean;
  /**
   * Whether hourly salaries concern the agent.
   */
  contracthoursalinfo: boolean;
  /**
   * Whether daily salaries concern the agent.
   */
  dailysalinfotype: boolean;
  /**
   * Whether real-time salaries concern the agent.
   */
  realtimesalinfotype: boolean;
  /**
   * Whether dividends concern the agent.
   */
  divtypeinfo: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ContractInfoResponse>;
