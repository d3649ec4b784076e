import { gameTypes, type GameTypeId } from "@livery/product/gameTypes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { cardArtRatio } from "@livery/theme/art/cardArtRatio.ts";
import type { EmblemId } from "@livery/theme/art/emblems.ts";
import { gameArt } from "@livery/theme/art/gameArt.ts";
import { heroArt } from "@livery/theme/art/heroArt.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";

/** The pictures of one brand as SVG, by what `site.assets.art` calls them. */
export interface Art {
  readonly hero: string;
  readonly heroPhone: string;
  readonly empty: string;
  readonly gameTypes: Readonly<Partial<Record<GameTypeId, string>>>;
}

/** What stands for a category where it has no picture of its own. */
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

/** Draws a brand's pictures; only categories whose feature is on get one. The brand's id seeds what varies. */
export function renderArt(site: Pick<SiteConfig, "id" | "features" | "layout">, theme: CompiledTheme): Art {
  const { art, emblems } = theme;
  const common = { seed: site.id, emblems, art, hero: site.layout.hero };
  const card = {
    art,
    ratio: cardArtRatio(site.layout.card, art.treatment),
    lettering: site.layout.lettering === "overlay",
  };
  const open = gameTypes.filter(({ feature }) => site.features[feature]);
  return {
    hero: heroArt({ ...common, use: "desktop" }),
    heroPhone: heroArt({ ...common, use: "phone" }),
    empty: gameArt({ seed: `${site.id}/empty`, emblem: emblems[0] ?? gameTypeEmblems.LIVE, art, ratio: [1, 1] }),
    gameTypes: Object.fromEntries(
      open.map(({ id }) => [id, gameArt({ ...card, seed: `${site.id}/${id}`, emblem: gameTypeEmblems[id] })]),
    ),
  };
}
