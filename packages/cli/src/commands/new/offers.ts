import type { FeatureId } from "@livery/product/features.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { HomeSectionId } from "@livery/product/homeSections.ts";
import type { EmblemId } from "@livery/theme/art/emblems.ts";

interface Offer {
  readonly title: string;
  readonly hint: string;
  /** Features that the site does not have. */
  readonly off: readonly FeatureId[];
  /** The first entries of the navigation, the hero's button included; empty for the product's order. */
  readonly games: readonly GameTypeId[];
  /** What home shows first. */
  readonly lead: readonly HomeSectionId[];
  /** The drawings of the brand's own pictures; empty for those of the look. */
  readonly emblems: readonly EmblemId[];
}

/** The possible topics of a site; they determine the features, the order of the games and the sections of home. */
export const offers = {
  everything: { title: "Everything", hint: "casino, sports and lottery", off: [], games: [], lead: [], emblems: [] },
  casino: {
    title: "Casino",
    hint: "live tables, slots, fishing, poker",
    off: ["sports", "esports", "elottery", "lottery"],
    games: [],
    lead: ["hot", "live", "slots"],
    emblems: ["roulette", "cards", "chips"],
  },
  sports: {
    title: "Sports",
    hint: "sports and e-sports first, tables and slots beside them",
    off: ["fishing", "poker", "elottery", "lottery", "seamless"],
    games: ["SPORTS", "ESPORTS"],
    lead: ["sports", "esports"],
    emblems: ["soccer", "trophy", "target"],
  },
  lottery: {
    title: "Lottery",
    hint: "draws first, slots beside them",
    off: ["live", "sports", "esports", "fishing", "poker", "seamless"],
    games: ["ELOTT", "LOTT"],
    lead: ["elottery", "hot"],
    emblems: ["lotto", "ingot", "star"],
  },
} as const satisfies Readonly<Record<string, Offer>>;

export type OfferId = keyof typeof offers;
