// Generated from schemas/platform/contractInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getContractInfo (AP-066): which contracts the agent may see and request. A flag is on when it is true, 1, "1" or "Y", and off when it is another boolean, integer or string, or missing (AG-021).
 */
export interface ContractInfoResponse {
  /**
   * Whether the agent may request a daily salary.
   */
  dailysalreqtype?: boolean | number | string;
  /**
   * Whether the agent may request a dividend.
   */
  divtypereq?: boolean | number | string;
  /**
   * Whether the agent may request an hourly salary.
   */
  contracthoursalreq?: boolean | number | string;
  /**
   * Whether the agent may request a real-time salary.
   */
  realtimesalreqtype?: boolean | number | string;
  /**
   * Whether the agent has a contract about a daily salary.
   */
  contractmrdailysalinfotype?: boolean | number | string;
  /**
   * Whether hourly salaries concern the agent.
   */
  contracthoursalinfo?: boolean | number | string;
  /**
   * Whether daily salaries concern the agent.
   */
  dailysalinfotype?: boolean | number | string;
  /**
   * Whether real-time salaries concern the agent.
   */
  realtimesalinfotype?: boolean | number | string;
  /**
   * Whether dividends concern the agent.
   */
  divtypeinfo?: boolean | number | string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ContractInfoResponse>;
