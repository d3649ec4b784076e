import type { FeatureId } from "./features.ts";

/** When something is shown: every named condition must hold. No condition means always. */
export interface Gate {
  readonly feature?: FeatureId;
}

/** What a gate is evaluated against. */
export interface GateContext {
  readonly features: Readonly<Record<FeatureId, boolean>>;
}

/** The one decision whether a route, menu entry, pane or field is available. */
export function isOpen(gate: Gate, context: GateContext): boolean {
  return gate.feature === undefined || context.features[gate.feature];
}
