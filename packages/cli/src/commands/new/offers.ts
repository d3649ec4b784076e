import type { FeatureId } from "@livery/product/features.ts";
import type { HomeSectionId } from "@livery/product/homeSections.ts";
import type { EmblemId } from "@livery/theme/art/emblems.ts";

interface Offer {
  readonly title: string;
  readonly hint: string;
  /** Features that the site does not have. */
  readonly off: readonly FeatureId[];
  /** What home shows first. */
  readonly lead: readonly HomeSectionId[];
  /** The drawings of the brand's own pictures; empty for those of the look. */
  readonly emblems: readonly EmblemId[];
}

/** The possible topics of a site; they determine the features and the sections of home. */
export const offers = {
  everything: { title: "Everything", hint: "casino, sports and lottery", off: [], lead: [], emblems: [] },
  casino: {
    title: "Casino",
    hint: "live tables, slots, fishing, poker",
    off: ["sports", "esports", "elottery", "lottery"],
    lead: ["hot", "live", "slots"],
    emblems: ["roulette", "cards", "chips"],
  },
  sports: {
    title: "Sports",
    hint: "sports and e-sports first, tables and slots beside them",
    off: ["fishing", "poker", "elottery", "lottery", "seamless"],
    lead: ["sports", "esports"],
    emblems: ["soccer", "trophy", "target"],
  },
  lottery: {
    title: "Lottery",
    hint: "draws first, slots beside them",
    off: ["live", "sports", "esports", "fishing", "poker", "seamless"],
    lead: ["elottery", "hot"],
    emblems: ["lotto", "ingot", "star"],
  },
} as const satisfies Readonly<Record<string, Offer>>;

export type OfferId = keyof typeof offers;
