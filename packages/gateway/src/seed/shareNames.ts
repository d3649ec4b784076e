import type { GameName } from "./names/name.ts";

/** One list for each provider, as long as the provider's count. */
export type ShareNames = (counts: readonly number[]) => readonly (readonly GameName[])[];

/** Deals names like cards: no two providers have the same name. */
export function dealt(names: readonly GameName[]): ShareNames {
  return (counts) => {
    const hands: GameName[][] = counts.map(() => []);
    const left = [...names].reverse();
    for (let round = 0; round < Math.max(...counts); round += 1) {
      for (const [index, count] of counts.entries()) {
        const name = round < count ? left.pop() : undefined;
        if (name) hands[index]?.push(name);
      }
    }
    return hands;
  };
}

/**
 * All providers offer the same games, but each begins `step` names later, so that a list that takes turns is not
 * monotonous.
 */
export function rotated(names: readonly GameName[], step: number): ShareNames {
  return (counts) =>
    counts.map((count, index) => {
      const own = names.slice(0, count);
      const start = (index * step) % Math.max(own.length, 1);
      return [...own.slice(start), ...own.slice(0, start)];
    });
}
