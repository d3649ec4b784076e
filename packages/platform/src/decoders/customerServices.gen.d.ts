// Generated from schemas/platform/customerServices.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/system/service (AP-061): the ways to reach customer service.
 */
export type CustomerServicesResponse = WireService[];

/**
 * A way to reach customer service.
 */
export interface WireService {
  /**
   * The kind: 1 mail, 2 the brand's channel, 3 the chat. A site opens only 3 (CS-006).
   */
  type: string | number;
  /**
   * Its address, encrypted; the last 8 characters are the key (CS-007).
   */
  value: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CustomerServicesResponse>;
