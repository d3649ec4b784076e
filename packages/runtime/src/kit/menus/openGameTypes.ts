import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { type MenuEntry, menuEntries, type MenuSite } from "./menuEntries.ts";

/** A game type with its menu entry, which has its name, icon and address. */
export interface OpenGameType {
  readonly id: GameTypeId;
  readonly entry: MenuEntry;
}

/**
 * The brand's game types in its order. If two types share a page, only the first is listed, so that no two links lead to
 * one page.
 */
export function openGameTypes(site: MenuSite): readonly OpenGameType[] {
  return menuEntries(site, ["play"]).flatMap((entry) => {
    const id = site.gameTypes.find((type) => entry.types?.includes(type));
    return id ? [{ id, entry }] : [];
  });
}
