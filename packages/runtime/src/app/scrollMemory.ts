/** How many places of the history are remembered. */
const LIMIT = 50;

export interface ScrollMemory {
  save(key: string, top: number): void;
  read(key: string): number;
  /** The memory as text, to outlive a reload. */
  serialize(): string;
}

/** Remembers how far each entry of the history was scrolled, newest last. `stored` is an earlier memory, in any state. */
export function createScrollMemory(stored?: string): ScrollMemory {
  const places = new Map<string, number>(parse(stored));
  return {
    save(key, top) {
      places.delete(key);
      places.set(key, Math.round(top));
      for (const oldest of places.keys()) {
        if (places.size <= LIMIT) break;
        places.delete(oldest);
      }
    },
    read: (key) => places.get(key) ?? 0,
    serialize: () => JSON.stringify([...places]),
  };
}

function parse(stored: string | undefined): readonly (readonly [string, number])[] {
  if (stored === undefined) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === "string" && Number.isFinite(value[1]);
}

/**
 * Where a page begins (RT-002, RT-055): at its top after a push, where it was left after back, forward and reload, and
 * unmoved (`undefined`) when only its own entry was replaced.
 */
export function scrollTarget(kind: "PUSH" | "POP" | "REPLACE", remembered: number): number | undefined {
  if (kind === "REPLACE") return undefined;
  return kind === "PUSH" ? 0 : remembered;
}

/**
 * Whether a document begins at its top whatever is remembered: the router calls the first entry of every document the
 * same, and only after a reload, back and forward is it one that was seen before. `type` as in PerformanceNavigationTiming.
 */
export function beginsAnew(type: string | undefined): boolean {
  return type !== "reload" && type !== "back_forward";
}
