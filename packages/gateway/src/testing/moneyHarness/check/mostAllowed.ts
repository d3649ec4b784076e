import type { Operation } from "../history.ts";

/**
 * Whether one operation had ended before another began. A client's own operations never overlap; those of others may.
 */
export function isSurelyBefore(one: Operation, other: Operation): boolean {
  if (one.client === other.client) return one.id < other.id;
  return one.endedAt !== undefined && one.endedAt < other.sentAt;
}

/** An order that a limit is compared with: its creation, and the platform's time when it was accepted. */
interface Asked {
  readonly creation: Operation;
  readonly at: number;
}

/**
 * The highest value that a limit may have had for an order, in minor units; infinite for none. `settings`: the changes
 * to it, in order. CO-020: a lower limit takes effect at once, a higher one after the cooling time.
 */
export function mostAllowed(settings: readonly Operation[], { creation, at }: Asked, coolingMs: number): number {
  const before = settings.filter((setting) => isSurelyBefore(setting, creation)).length;
  const atMost = settings.filter((setting) => !isSurelyBefore(creation, setting)).length;
  const counts = Array.from({ length: atMost - before + 1 }, (_, more) => before + more);
  return Math.max(...counts.map((count) => inForce(settings.slice(0, count), at, coolingMs)));
}

/** The highest value in force at a moment after all the settings. */
function inForce(settings: readonly Operation[], at: number, coolingMs: number): number {
  const last = settings.at(-1);
  if (!last) return Number.POSITIVE_INFINITY;
  const { value = Number.POSITIVE_INFINITY } = last.body as { readonly value?: number };
  if (at >= last.sentAt + coolingMs) return value;
  // Until then it can only have lowered the limit; it also cancels one that was waiting.
  const former = inForce(settings.slice(0, -1), Math.min(at, last.endedAt ?? at), coolingMs);
  return Math.min(value, former);
}
