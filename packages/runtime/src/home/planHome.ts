import { gameTypes, type GameTypeId } from "@livery/product/gameTypes.ts";
import { type HomeSectionId, homeSections } from "@livery/product/homeSections.ts";
import type { RoutePath } from "@livery/product/routes.ts";

/** A row of games: the game types, and the path of their lobby. */
export interface GameRow {
  readonly types: readonly [GameTypeId, ...GameTypeId[]];
  readonly path: RoutePath;
  /** Sports run on the providers' own pages, so the row shows the providers instead of games. */
  readonly vendorsOnly: boolean;
}

export interface PlannedSection {
  readonly id: HomeSectionId;
  /** The number of the section's heading, from 1. A section without a heading has the number of the one before it. */
  readonly number: number;
}

/** The sections without a heading. */
const plain: readonly HomeSectionId[] = ["shortcuts", "trust", "app"];

/** The sections of home in the brand's order, numbered by their headings. */
export function planHome(home: readonly HomeSectionId[]): readonly PlannedSection[] {
  let number = 0;
  return home.map((id) => {
    if (!plain.includes(id)) number += 1;
    return { id, number };
  });
}

const vendorTypes: readonly GameTypeId[] = ["SPORTS", "ESPORTS"];

/** How many lines a scrolling shelf of this section has on a desktop. */
export function shelfRows(id: HomeSectionId): 1 | 2 {
  return id === "hot" ? 2 : 1;
}

/** The row of games that a section shows, if it shows one. */
export function gameRowOf(id: HomeSectionId): GameRow | undefined {
  const row = homeSections.find((section) => section.id === id);
  const types: readonly GameTypeId[] = row && "gameTypes" in row ? row.gameTypes : [];
  const [first, ...others] = types;
  const path = gameTypes.find((type) => type.id === first)?.path;
  if (!first || !path) return undefined;
  return { types: [first, ...others], path, vendorsOnly: vendorTypes.includes(first) };
}
