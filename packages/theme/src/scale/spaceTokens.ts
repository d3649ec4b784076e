import { cardArtRatio } from "../art/cardArtRatio.ts";
import type { Token, TokenTree } from "../dtcg.ts";
import { keyword, length } from "../recipes/parts.ts";
import type { ThemeInput } from "../themeInput.ts";
import { densities } from "./density.ts";

const heroHeights = { split: 404, carousel: 520, mosaic: 440, board: 388, stage: 600 } as const;
const phoneHeroHeights = { split: 440, carousel: 480, mosaic: 400, board: 236, stage: 500 } as const;
const heroTops = { split: 24, carousel: 28, mosaic: 24, board: 0, stage: 0 } as const;
const columns = { tile: 6, poster: 6, wide: 4, round: 6 } as const;
const phoneColumns = { tile: 2, poster: 2, wide: 1, round: 3 } as const;
const phoneCards = { tile: "148px", poster: "164px", wide: "100%", round: "120px" } as const;
/** Height of the `giwa` roof edge below the header, in pixels. */
const eaves = 24;

/** Heroes that reach both edges of a phone. */
const bleeds = (hero: ThemeInput["hero"]) => hero === "carousel" || hero === "stage";

function count(value: number): Token {
  return { $type: "number", $value: value };
}

/** Gaps, heights, grid and radii in pixels, from density, card and hero format and the theme's shape. */
export function spaceTokens({ theme, density, card, hero }: ThemeInput): TokenTree {
  const d = densities[density];
  const { shape, surface, motif } = theme;
  const drop = motif === "giwa" ? eaves : 0;
  const soft = surface === "tonal" || surface === "sticker";
  return {
    space: {
      gap: length(d.gap),
      gapSmall: length(d.gapSmall),
      gapHeading: length(d.gapHeading),
      gapSection: length(d.gapSection),
      pad: length(d.pad),
      gutter: length(d.gutter),
      stackTop: length(d.stackTop),
      phoneGap: length(card === "wide" ? 8 : 12),
      phoneSection: length(d.phoneSection),
      phoneGutter: length(16),
      heroPad: length(d.heroPad),
      heroTop: length(heroTops[hero] + drop),
      phoneHeroTop: length((bleeds(hero) ? 0 : 12) + drop),
      phoneHeroX: length(bleeds(hero) ? 0 : 16),
      ticker: length(d.ticker),
    },
    size: {
      header: length(d.header),
      phoneHeader: length(56),
      control: length(d.control),
      controlSmall: length(d.controlSmall),
      controlLarge: length(d.controlLarge),
      page: length(1312),
      railPage: length(1320),
      rail: length(216),
      hero: length(heroHeights[hero]),
      heroPhone: length(phoneHeroHeights[hero]),
      lobbyHero: length(d.lobbyHero),
      promo: length(d.promo),
      tap: length(44),
    },
    grid: {
      cols: count(columns[card]),
      phoneCols: count(phoneColumns[card]),
      phoneCard: keyword(phoneCards[card]),
      art: keyword(cardArtRatio(card, theme.art.treatment).join("/")),
    },
    radius: {
      panel: length(shape.radius),
      control: length(shape.control),
      chip: length(shape.chip),
      art: length(shape.art),
      hero: length(Math.max(shape.radius, surface === "tonal" ? 28 : 0)),
      badge: length(Math.min(shape.control, 8)),
      avatar: length(soft ? 99 : shape.control),
      sheet: length(Math.max(shape.radius, 12)),
    },
    shape: { corner: keyword(shape.corner) },
  };
}
