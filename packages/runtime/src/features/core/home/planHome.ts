import type { FeatureId } from "@livery/product/features.ts";
import { isOpen } from "@livery/product/gate.ts";
import { gameTypes, type GameTypeId } from "@livery/product/gameTypes.ts";
import { type HomeSectionId, homeSections } from "@livery/product/homeSections.ts";
import type { RoutePath } from "@livery/product/routes.ts";

/** A row of games: of which types, and where all of them are. */
export interface GameRow {
  readonly types: readonly [GameTypeId, ...GameTypeId[]];
  readonly path: RoutePath;
  /** Sports are played at their provider's: the row shows the providers. */
  readonly vendorsOnly: boolean;
}

export interface PlannedSection {
  readonly id: HomeSectionId;
  /** Which of the sections with a heading this is, from 1; one without belongs to the section before it. */
  readonly number: number;
}

/** These stand without a heading. */
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

/** In how many lines a desktop shows a section's games where they scroll. */
export function shelfRows(id: HomeSectionId): 1 | 2 {
  return id === "hot" ? 2 : 1;
}

/** The games of a section, if it is a row of them. */
export function gameRowOf(id: HomeSectionId): GameRow | undefined {
  const row = homeSections.find((section) => section.id === id);
  const types: readonly GameTypeId[] = row && "gameTypes" in row ? row.gameTypes : [];
  const [first, ...others] = types;
  const path = gameTypes.find((type) => type.id === first)?.path;
  if (!first || !path) return undefined;
  return { types: [first, ...others], path, vendorsOnly: vendorTypes.includes(first) };
}

/** Where games of a type are, if the site has that page; `type` comes from outside. */
export function lobbyOf(type: string, features: Readonly<Record<FeatureId, boolean>>): RoutePath | undefined {
  const row = gameTypes.find(({ id }) => id === type);
  return row && isOpen(row, { features }) ? row.path : undefined;
}
