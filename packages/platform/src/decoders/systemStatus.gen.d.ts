// Generated from schemas/platform/systemStatus.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/system/status (AP-016, L91): whether the site is open, and what the platform switches on for this merchant.
 */
export interface SystemStatusAnswer {
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
  };
  /**
   * The ways to reach customer service.
   */
  customerService?: {
    /**
     * For members of high rank, or for everybody.
     */
    csType: "VIP" | "LIVECHAT";
    /**
     * The address of the service.
     */
    path: string;
  }[];
  /**
   * Measuring of visits.
   */
  analytics?: {
    /**
     * The id of the measuring property.
     */
    gtagId?: string;
  };
  /**
   * Hosts of images (BR-039).
   */
  imageCDNs?: string[];
  /**
   * Hosts of games (BR-040).
   */
  launchGameCDNs?: string[];
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

import type { Validator } from "../decoded.ts";
export declare const validate: Validator<SystemStatusAnswer>;
