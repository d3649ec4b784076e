import type { StoryArt } from "@livery/ui/stories/StoryArtContext.ts";
import type { Brand } from "./storyGlobals.ts";

/** The pictures of a brand for stories. */
export function storyArt(
  { assets, name, currencySymbol, minimumAge }: Brand["site"],
  mode: "light" | "dark",
): StoryArt {
  const art = assets.art[mode];
  const language = document.documentElement.lang === "en" ? "en" : "ko";
  return {
    logo: assets.logo,
    name: name[language],
    symbol: currencySymbol,
    minimumAge,
    hero: { wide: art.hero, phone: art.heroPhone },
    empty: art.empty,
    games: Object.values(art.gameTypes),
  };
}
