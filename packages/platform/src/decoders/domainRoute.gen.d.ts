// Generated from schemas/platform/domainRoute.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/system/domainRoute (AP-046, L91).
 */
export interface DomainRouteResponse {
  /**
   * The site's other domains.
   */
  domainList?: WireDomain[];
  /**
   * Apps and addresses outside the site.
   */
  resources?: WireResource[];
}
export interface WireDomain {
  /**
   * The address.
   */
  url: string;
  /**
   * Its response time, in milliseconds.
   */
  speed?: number;
}
/**
 * A resource of the platform outside the site: an app, a page, an address (L88).
 */
export interface WireResource {
  /**
   * Android, IOS, MOBILECONFIG, FACEBOOK, EMAIL or USDJUMP; others are ignored (DL-005).
   */
  resourceType: string;
  /**
   * Its address.
   */
  url: string;
  /**
   * A picture of its QR code.
   */
  qrCodeUrl?: string;
  /**
   * Its name in English.
   */
  labelNameEn?: string;
  /**
   * Its name in Chinese.
   */
  labelNameCn?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<DomainRouteResponse>;
