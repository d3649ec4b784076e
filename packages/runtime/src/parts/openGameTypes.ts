import type { FeatureId } from "@livery/product/features.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { isOpen } from "@livery/product/gate.ts";
import { entryOf } from "./menuEntries.ts";

/** A game type with its menu entry, which has its name, icon and address. */
export interface OpenGameType {
  readonly id: (typeof gameTypes)[number]["id"];
  readonly entry: NonNullable<ReturnType<typeof entryOf>>;
}

/**
 * The enabled game types. If two types share a page, only the first is listed, so that no two links lead to one page.
 */
export function openGameTypes(features: Readonly<Record<FeatureId, boolean>>): readonly OpenGameType[] {
  const taken = new Set<string>();
  return gameTypes.flatMap((type) => {
    const entry = isOpen(type, { features }) ? entryOf(type.path, features) : undefined;
    if (!entry || taken.has(type.path)) return [];
    taken.add(type.path);
    return [{ id: type.id, entry }];
  });
}
