// Generated from schemas/platform/systemStatus.schema.json by `npm run gen`. Do not edit.
import type {SwitchNode} from "./shared/switchNode.gen.ts";
import type {WireResource} from "./shared/resource.gen.ts";

/**
 * Apps and addresses outside the site.
 */
export type Resources = WireResource[];
/**
 * The ways to reach customer service.
 */
export type CustomerService = {
  /**
   * VIP: for high-ranking members; LIVECHAT: for everybody.
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
 * The response of /wps/system/status (AP-016, L91): whether the site is open, and this merchant's switches. The fields of info may also appear beside it.
 */
export interface SystemStatusResponse {
  /**
   * Whether the site is under maintenance (SY-005).
   */
  maintenance: boolean;
  /**
   * Whether the site is closed to the visitor's location (SY-006).
   */
  regionRestriction: boolean;
  /**
   * When the maintenance ends, in milliseconds since 1970 (SY-009).
   */
  maintenanceEnd?: number;
  /**
   * The visitor's location according to the platform (SY-014).
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
   * This merchant's settings.
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
 * Web analytics.
 */
export interface Analytics {
  /**
   * The id of the Google tag.
   */
  gtagId?: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SystemStatusResponse>;
