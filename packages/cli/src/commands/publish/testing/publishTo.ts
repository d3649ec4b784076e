import { deliver } from "../delivery/deliver.ts";
import type { DeliveryPlan } from "../delivery/planDelivery.ts";
import { readSite } from "../delivery/readSite.ts";
import type { Retention } from "../delivery/retain.ts";
import type { Target } from "../delivery/target.ts";

/** Publishes the packs of a folder as the command does. */
export function publishTo(
  target: Target,
  out: string,
  ids: readonly string[],
  retention: Partial<Retention> = {},
): Promise<DeliveryPlan> {
  const sites = ids.map((id) => ({ site: readSite(out, id) }));
  return deliver(target, async () => sites, {
    retention: { keep: 3, days: 0, now: Date.now(), ...retention },
    dryRun: false,
    signal: new AbortController().signal,
    note: () => undefined,
  });
}
