import type { FeatureId } from "./features.ts";

/** When something shows: every named condition must hold. No condition: always. */
export interface Gate {
  readonly feature?: FeatureId;
}

/** What a gate is judged against. */
export interface GateContext {
  readonly features: Readonly<Record<FeatureId, boolean>>;
}

/** The one decision on whether a route, menu entry, pane or field is there. */
export function isOpen(gate: Gate, context: GateContext): boolean {
  return gate.feature === undefined || context.features[gate.feature];
}
