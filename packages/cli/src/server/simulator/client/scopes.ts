import type { Scope } from "@livery/gateway/simulator/scope.ts";
import type { SimulatorState } from "../simulatorState.ts";
import { valueOf } from "./dom.ts";

/** The visitors that a form's choices select; everybody if none are selected. */
export function scopeOf(form: HTMLFormElement): Scope {
  const merchant = valueOf(form, "merchant");
  const visitor = valueOf(form, "visitor");
  return { ...(merchant !== "" && { merchant }), ...(visitor !== "" && { visitor }) };
}

/** A description of a scope. */
export function describeScope({ merchant, visitor }: Scope, sites: SimulatorState["sites"]): string {
  const site = sites.find((known) => known.merchant === merchant)?.name ?? merchant ?? "every site";
  return visitor === undefined ? site : `${site}, visitor ${visitor}`;
}
