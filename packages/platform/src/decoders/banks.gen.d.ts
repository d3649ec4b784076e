// Generated from schemas/platform/banks.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getBanks (AP-108).
 */
export interface BanksResponse {
  /**
   * The banks and networks.
   */
  list: WireBank[];
}
/**
 * A bank or a network.
 */
export interface WireBank {
  /**
   * The kind.
   */
  kind: "BANK" | "ADDRESS";
  /**
   * Its code.
   */
  code: string;
  /**
   * Its name.
   */
  name: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<BanksResponse>;
