// Generated from schemas/platform/contractInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getContractInfo (AP-066): the nine fields of L90; the specification leaves their contents open.
 */
export interface ContractInfoResponse {
  /**
   * A request.
   */
  dailysalreqtype?: {
    [k: string]: unknown;
  };
  /**
   * A request.
   */
  divtypereq?: {
    [k: string]: unknown;
  };
  /**
   * A request.
   */
  contracthoursalreq?: {
    [k: string]: unknown;
  };
  /**
   * A request.
   */
  realtimesalreqtype?: {
    [k: string]: unknown;
  };
  /**
   * A flag.
   */
  contractmrdailysalinfotype?: {
    [k: string]: unknown;
  };
  /**
   * A flag.
   */
  contracthoursalinfo?: {
    [k: string]: unknown;
  };
  /**
   * A flag.
   */
  dailysalinfotype?: {
    [k: string]: unknown;
  };
  /**
   * A flag.
   */
  realtimesalinfotype?: {
    [k: string]: unknown;
  };
  /**
   * A flag.
   */
  divtypeinfo?: {
    [k: string]: unknown;
  };
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ContractInfoResponse>;
