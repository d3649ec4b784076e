/** A node of the platform's whitelabel tree (L91); it counts as on only if all its parents are on (BR-038). */
export interface SwitchNode {
  readonly modId: string;
  readonly enabled: boolean;
  readonly childrenNodes?: readonly SwitchNode[];
}
