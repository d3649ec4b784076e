/** How many history entries are remembered. */
const LIMIT = 50;

export interface ScrollMemory {
  save(key: string, top: number): void;
  read(key: string): number;
  /** The memory as text, to store it across a reload. */
  serialize(): string;
}

/** Remembers the scroll position of each history entry. `stored` is an earlier memory as text; it may be malformed. */
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
 * Where to scroll after a navigation (RT-002, RT-055): to the top after a push, to the remembered position after back,
 * forward and reload, and nowhere (`undefined`) when the current entry was replaced.
 */
export function scrollTarget(kind: "PUSH" | "POP" | "REPLACE", remembered: number): number | undefined {
  if (kind === "REPLACE") return undefined;
  return kind === "PUSH" ? 0 : remembered;
}

/**
 * Whether a document starts at the top even if a position is stored. The router gives the first entry of every document
 * the same key, so a stored position belongs to this document only after a reload, back or forward. `type` is the one
 * of PerformanceNavigationTiming.
 */
export function beginsAnew(type: string | undefined): boolean {
  return type !== "reload" && type !== "back_forward";
}
