import type { Operation } from "../history.ts";

/** Whether one operation had ended before another began: a client's own ones do, others' may overlap. */
export function isSurelyBefore(one: Operation, other: Operation): boolean {
  if (one.client === other.client) return one.id < other.id;
  return one.endedAt !== undefined && one.endedAt < other.sentAt;
}

/** What a limit is compared with: an order's creation, and the platform's time when it took it. */
interface Asked {
  readonly creation: Operation;
  readonly at: number;
}

/**
 * The most that a limit may have been for an order, in minor units; infinite for none. `settings`: what was set, in its
 * order. CO-020: what is lower acts at once, what is higher after the cooling time.
 */
export function mostAllowed(settings: readonly Operation[], { creation, at }: Asked, coolingMs: number): number {
  const before = settings.filter((setting) => isSurelyBefore(setting, creation)).length;
  const atMost = settings.filter((setting) => !isSurelyBefore(creation, setting)).length;
  const counts = Array.from({ length: atMost - before + 1 }, (_, more) => before + more);
  return Math.max(...counts.map((count) => inForce(settings.slice(0, count), at, coolingMs)));
}

/** The most that holds at a moment after all of the settings. */
function inForce(settings: readonly Operation[], at: number, coolingMs: number): number {
  const last = settings.at(-1);
  if (!last) return Number.POSITIVE_INFINITY;
  const { value = Number.POSITIVE_INFINITY } = last.body as { readonly value?: number };
  if (at >= last.sentAt + coolingMs) return value;
  // Until then it can only have made the limit lower; one that was waiting is forgotten over it.
  const former = inForce(settings.slice(0, -1), Math.min(at, last.endedAt ?? at), coolingMs);
  return Math.min(value, former);
}
