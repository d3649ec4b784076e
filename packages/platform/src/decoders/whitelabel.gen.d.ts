// Generated from schemas/platform/whitelabel.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/system/whitelabel (AP-003, L91): the tree of switches of this merchant.
 */
export interface WhitelabelResponse {
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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WhitelabelResponse>;
