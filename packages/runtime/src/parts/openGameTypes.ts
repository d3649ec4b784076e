import type { FeatureId } from "@livery/product/features.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { isOpen } from "@livery/product/gate.ts";
import { entryOf } from "./menuEntries.ts";

/** A game type as home shows it: what it is, where it leads, and the menu entry it shares its name and icon with. */
export interface OpenGameType {
  readonly id: (typeof gameTypes)[number]["id"];
  readonly entry: NonNullable<ReturnType<typeof entryOf>>;
}

/** The game types that are on, one for each page: two types that share a page would be two doors to one room. */
export function openGameTypes(features: Readonly<Record<FeatureId, boolean>>): readonly OpenGameType[] {
  const taken = new Set<string>();
  return gameTypes.flatMap((type) => {
    const entry = isOpen(type, { features }) ? entryOf(type.path, features) : undefined;
    if (!entry || taken.has(type.path)) return [];
    taken.add(type.path);
    return [{ id: type.id, entry }];
  });
}
