import type { StoryArt } from "@livery/ui/stories/StoryArtContext.ts";
import type { Brand } from "./storyGlobals.ts";

/** What stories may show of a brand. */
export function storyArt({ assets, name, currencySymbol, minimumAge }: Brand["site"]): StoryArt {
  const language = document.documentElement.lang === "en" ? "en" : "ko";
  return {
    logo: assets.logo,
    name: name[language],
    symbol: currencySymbol,
    minimumAge,
    hero: { wide: assets.art.hero, phone: assets.art.heroPhone },
    empty: assets.art.empty,
    games: Object.values(assets.art.gameTypes),
  };
}
