// Generated from schemas/platform/customerServices.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/system/service (AP-061): them.
 */
export type CustomerServicesResponse = {
  /**
   * Which way; 3 is the one that is used (CS-006).
   */
  type: string | number;
  /**
   * Its address, encrypted (CS-007).
   */
  value: string;
}[];

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CustomerServicesResponse>;
