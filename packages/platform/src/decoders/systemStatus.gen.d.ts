// Generated from schemas/platform/systemStatus.schema.json by `npm run gen`. Do not edit.

/**
 * Apps and addresses outside the site.
 */
export type Resources = WireResource[];
/**
 * The ways to reach customer service.
 */
export type CustomerService = {
  /**
   * VIP: for members of high rank; LIVECHAT: for everybody.
   */
  csType: string;
  /**
   * The address of the service.
   */
  path: string;
}[];
/**
 * Hosts of images (BR-039).
 */
export type Hosts = string[];
/**
 * Hosts of games (BR-040).
 */
export type Hosts1 = string[];
/**
 * Hosts of images (BR-039).
 */
export type Hosts2 = string[];
/**
 * Hosts of games (BR-040).
 */
export type Hosts3 = string[];

/**
 * The answer of /wps/system/status (AP-016, L91): whether the site is open, and what the platform switches on for this merchant. What stands in info may also stand beside it.
 */
export interface SystemStatusResponse {
  /**
   * The site is closed for work (SY-005).
   */
  maintenance: boolean;
  /**
   * The visitor's place may not use the site (SY-006).
   */
  regionRestriction: boolean;
  /**
   * When the work ends, in milliseconds since 1970 (SY-009).
   */
  maintenanceEnd?: number;
  /**
   * Where the platform sees the visitor (SY-014).
   */
  location?: {
    /**
     * The visitor's address.
     */
    ip?: string;
    /**
     * The visitor's country.
     */
    country?: string;
  };
  /**
   * What holds for this merchant.
   */
  info?: {
    whitelabel?: SwitchNode;
    resources?: Resources;
    customerService?: CustomerService;
    analytics?: Analytics;
    imageCDNs?: Hosts;
    launchGameCDNs?: Hosts1;
  };
  resources?: Resources;
  customerService?: CustomerService;
  analytics?: Analytics;
  imageCDNs?: Hosts2;
  launchGameCDNs?: Hosts3;
}
/**
 * A node of the whitelabel tree (BR-038): a child counts as on only when all above it are.
 */
export interface SwitchNode {
  /**
   * The switch.
   */
  modId: string;
  /**
   * Whether it is on.
   */
  enabled: boolean;
  /**
   * The switches below.
   */
  childrenNodes?: SwitchNode[];
}
/**
 * Something that the platform offers outside the site: an app, a page, an address (L88).
 */
export interface WireResource {
  /**
   * Android, IOS, MOBILECONFIG, FACEBOOK, EMAIL or USDJUMP; others are left alone (DL-005).
   */
  resourceType: string;
  /**
   * Where it is.
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
/**
 * Measuring of visits.
 */
export interface Analytics {
  /**
   * The id of the measuring property.
   */
  gtagId?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SystemStatusResponse>;
