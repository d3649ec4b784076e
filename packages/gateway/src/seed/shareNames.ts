import type { GameName } from "./names/name.ts";

/** One list for each vendor, as long as the vendor's count. */
export type ShareNames = (counts: readonly number[]) => readonly (readonly GameName[])[];

/** Like cards: no two vendors have the same name. */
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

/** All vendors offer the same, but each begins `step` names later, so that a list that takes turns is not monotonous. */
export function rotated(names: readonly GameName[], step: number): ShareNames {
  return (counts) =>
    counts.map((count, index) => {
      const own = names.slice(0, count);
      const start = (index * step) % Math.max(own.length, 1);
      return [...own.slice(start), ...own.slice(0, start)];
    });
}
