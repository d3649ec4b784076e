import type { FeatureId } from "./features.ts";

interface HomeSectionRow {
  readonly id: string;
  /** The section is there only with this feature. */
  readonly feature?: FeatureId;
}

/** The sections of the home page below the hero; a brand lists them in its own order (design brief, knob 8). */
export const homeSections = [
  { id: "shortcuts" },
  { id: "games" },
  { id: "promotions", feature: "promotions" },
  { id: "trust" },
  { id: "app", feature: "download" },
] as const satisfies readonly HomeSectionRow[];

export type HomeSectionId = (typeof homeSections)[number]["id"];
