// Generated from schemas/platform/customerServices.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/system/service (AP-061): the ways to reach customer service.
 */
export type CustomerServicesResponse = {
  /**
   * The kind; only 3 is used (CS-006).
   */
  type: string | number;
  /**
   * Its address, encrypted (CS-007).
   */
  value: string;
}[];

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CustomerServicesResponse>;
