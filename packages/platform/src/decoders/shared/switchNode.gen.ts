// Generated from schemas/platform/shared/switchNode.schema.json by `npm run gen`. Do not edit.

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
