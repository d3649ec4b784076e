import { brandSchema } from "@livery/brand/brandSchema.ts";
import type { JsonObject } from "@livery/brand/jsonSchema.ts";
import { dropDefaults } from "@livery/brand/resolve/dropDefaults.ts";
import type { FeatureId } from "@livery/product/features.ts";
import { type GameTypeId, gameTypes } from "@livery/product/gameTypes.ts";
import { type HomeSectionId, homeSections } from "@livery/product/homeSections.ts";
import { type LanguageCode, shownLanguages, textLanguages } from "@livery/product/languages.ts";
import type { LogoSwatch } from "@livery/theme/logo/logoSwatches.ts";
import type { CharacterId } from "@livery/theme/suggest/characters.ts";
import { suggestTheme } from "@livery/theme/suggest/suggestTheme.ts";
import { looks } from "./looks.ts";
import { type OfferId, offers } from "./offers.ts";

/** The input for a new brand. */
export interface BrandWish {
  readonly id: string;
  readonly merchant: string;
  readonly name: string;
  readonly color: string;
  /** A second colour of the logo. */
  readonly accent?: string | undefined;
  readonly character: CharacterId;
  /** The default language first. */
  readonly locales: readonly LanguageCode[];
  readonly offer: OfferId;
  /** The colours of its logo. */
  readonly logoColors?: readonly LogoSwatch[] | undefined;
}

interface NewBrand {
  /** brand.json without `$schema`, with only what differs from the defaults. */
  readonly config: JsonObject;
  readonly suggested: ReturnType<typeof suggestTheme>;
}

/** Creates a brand's config from five answers. It passes `livery check` for every colour (BR-001, BR-025). */
export function newBrand({ id, merchant, name, locales, ...wish }: BrandWish): NewBrand {
  const look = looks[wish.character];
  const offer = offers[wish.offer];
  const off: readonly FeatureId[] = offer.off;
  const emblems = offer.emblems.length > 0 ? offer.emblems : look.emblems;
  const { color, accent, character, logoColors } = wish;
  const suggested = suggestTheme({ color, accent, character, emblems, logo: logoColors });
  const config = {
    id,
    merchant,
    name: Object.fromEntries(namedIn(locales).map((code) => [code, name])),
    locales,
    defaultLanguage: locales[0] ?? "ko",
    ...(off.includes("lottery") ? { lotteryType: "NONE" } : {}),
    ...(offer.games.length > 0 ? { gameTypes: gamesOf(offer.games, off) } : {}),
    features: Object.fromEntries(off.map((feature) => [feature, false])),
    theme: suggested.theme,
    layout: { ...look.layout, home: homeOf(look.layout.home, offer.lead, off) },
  };
  // Plain JSON by construction; the types are read-only views of it.
  return { config: dropDefaults(brandSchema, config as unknown as JsonObject), suggested };
}

/**
 * The languages that a name must be written in: the offered languages with product texts, otherwise the default one and
 * its fallback.
 */
function namedIn(locales: readonly LanguageCode[]): readonly LanguageCode[] {
  const translated = locales.filter((code) => textLanguages.some((row) => row.code === code));
  return translated.length > 0 ? translated : shownLanguages(locales.slice(0, 1));
}

/** The site's main topic comes first; games of disabled features are left out. */
function gamesOf(lead: readonly GameTypeId[], off: readonly FeatureId[]): readonly GameTypeId[] {
  const open = gameTypes.filter(({ feature }) => !off.includes(feature)).map(({ id }) => id);
  return [...lead, ...open.filter((id) => !lead.includes(id))];
}

/** The site's main topic comes first, after the shortcuts; sections of disabled features are left out. */
function homeOf(
  order: readonly HomeSectionId[],
  lead: readonly HomeSectionId[],
  off: readonly FeatureId[],
): readonly HomeSectionId[] {
  const first = order.filter((id) => id === "shortcuts");
  const rest = order.filter((id) => id !== "shortcuts" && !lead.includes(id));
  return [...first, ...lead, ...rest].filter((id) => {
    const row = homeSections.find((section) => section.id === id);
    return !(row && "feature" in row && off.includes(row.feature));
  });
}
