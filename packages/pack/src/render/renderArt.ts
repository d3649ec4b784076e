import { isOpen } from "@livery/product/gate.ts";
import { gameTypes, type GameTypeId } from "@livery/product/gameTypes.ts";
import { navigation } from "@livery/product/navigation.ts";
import type { SiteArt, SiteConfig } from "@livery/product/siteConfig.ts";
import { type PicturedPageId, picturedPages } from "@livery/product/tilePages.ts";
import { bannerArt } from "@livery/theme/art/bannerArt.ts";
import { cardArtRatio } from "@livery/theme/art/cardArtRatio.ts";
import type { EmblemId } from "@livery/theme/art/emblems.ts";
import { gameArt } from "@livery/theme/art/gameArt.ts";
import { heroArt } from "@livery/theme/art/heroArt.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";

/** The drawing for a category without its own picture. */
const gameTypeEmblems = {
  LIVE: "roulette",
  RNG: "seven",
  SPORTS: "soccer",
  ESPORTS: "gamepad",
  FISH: "fish",
  PVP: "cards",
  ELOTT: "lotto",
  LOTT: "clover",
} as const satisfies Record<GameTypeId, EmblemId>;

/** The drawings for pages besides the games. */
const pageEmblems = {
  hot: "bolt",
  favourites: "heart",
  promotions: "lantern",
  vip: "shield",
  pointMall: "coin",
} as const satisfies Record<PicturedPageId, EmblemId>;

/**
 * The app banner is wide and low on a desktop and nearly square on a phone: both show the middle of the picture, where
 * the whole group is.
 */
const appPicture = {
  size: [600, 240],
  composition: { focus: [0.5, 0.5], scale: 0.66, keep: 0.02, max: 3 },
} as const;

/** The brand's own drawings in another order, so that no picture next to the hero starts with the same one. */
function leadBy(emblems: readonly EmblemId[], first: number): readonly EmblemId[] {
  return emblems.map((_, index) => emblems[(first + index) % emblems.length] ?? "star");
}

/**
 * Draws a brand's pictures for one mode as SVG, by their keys in `site.assets.art`; only pages of enabled features get
 * one. The brand's id is the seed.
 */
export function renderArt(
  site: Pick<SiteConfig, "id" | "features" | "layout">,
  { art: artOfModes, emblems }: Pick<CompiledTheme, "art" | "emblems">,
  mode: SiteConfig["mode"],
): SiteArt {
  const art = artOfModes[mode];
  const common = { seed: site.id, emblems, art, hero: site.layout.hero };
  const card = {
    art,
    ratio: cardArtRatio(site.layout.card, art.treatment),
    lettering: site.layout.lettering === "overlay",
  };
  const open = gameTypes.filter((type) => isOpen(type, site));
  const openPages = picturedPages.filter((id) => navigation.some((entry) => entry.id === id && isOpen(entry, site)));
  return {
    hero: heroArt({ ...common, use: "desktop" }),
    heroPhone: heroArt({ ...common, use: "phone" }),
    app: bannerArt({ seed: `${site.id}/app`, emblems: leadBy(emblems, emblems.length - 1), art, ...appPicture }),
    empty: gameArt({
      seed: `${site.id}/empty`,
      emblem: emblems[1] ?? gameTypeEmblems.LIVE,
      art,
      palette: 0,
      ratio: [1, 1],
    }),
    pages: Object.fromEntries(
      openPages.map((id) => [id, gameArt({ ...card, seed: `${site.id}/${id}`, emblem: pageEmblems[id] })]),
    ),
    gameTypes: Object.fromEntries(
      open.map(({ id }) => [id, gameArt({ ...card, seed: `${site.id}/${id}`, emblem: gameTypeEmblems[id] })]),
    ),
  };
}
