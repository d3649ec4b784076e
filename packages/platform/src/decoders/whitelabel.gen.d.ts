// Generated from schemas/platform/whitelabel.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/system/whitelabel (AP-003, L91): the tree of switches of this merchant.
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
   * The nested switches.
   */
  childrenNodes?: SwitchNode[];
}
/**
 * A node of the whitelabel tree (BR-038): a node counts as on only if all its parents are on.
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
   * The nested switches.
   */
  childrenNodes?: SwitchNode[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WhitelabelResponse>;
