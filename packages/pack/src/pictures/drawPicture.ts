import type { Picture, PictureKind } from "@livery/product/pictures.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { ArtTheme } from "@livery/theme/art/artTheme.ts";
import { avatarArt } from "@livery/theme/art/avatarArt.ts";
import { bannerArt } from "@livery/theme/art/bannerArt.ts";
import { cardArtRatio } from "@livery/theme/art/cardArtRatio.ts";
import { isEmblem, withCompanions } from "@livery/theme/art/companions.ts";
import type { EmblemId } from "@livery/theme/art/emblems.ts";
import { countOf } from "@livery/theme/art/counted.ts";
import { gameArt } from "@livery/theme/art/gameArt.ts";
import { heroArt } from "@livery/theme/art/heroArt.ts";
import { createRandom } from "@livery/theme/art/random.ts";
import { vendorArt } from "@livery/theme/art/vendorArt.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";

/** The input for drawing a brand's pictures. */
export interface PictureBrand {
  readonly site: { readonly id: string; readonly layout: Pick<SiteConfig["layout"], "card" | "hero" | "lettering"> };
  readonly theme: Pick<CompiledTheme, "art">;
}

interface Drawing {
  readonly emblem: EmblemId;
  readonly seed: string;
  readonly art: ArtTheme;
  readonly layout: PictureBrand["site"]["layout"];
}

/** Cards crop the picture slightly right of the centre, so the group is placed there. */
const promotionPicture = {
  size: [600, 300],
  composition: { focus: [0.62, 0.5], scale: 1, keep: 0.2, max: 3 },
} as const;

const authPicture = {
  size: [640, 800],
  composition: { focus: [0.5, 0.4], scale: 1, keep: 0, foot: 0.26, max: 5 },
} as const;

/**
 * Leading emblem, companions and palette of a picture with several drawings; all others use the brand's first palette.
 */
function group({ emblem, seed, art }: Drawing) {
  const count = countOf(seed);
  const others = Math.max(1, art.palettes.length - 1);
  const palette = count % 2 === 0 ? 0 : 1 + (((count - 1) / 2) % others);
  return { seed, art, palette, emblems: withCompanions(emblem, createRandom(`${seed}/group`)) };
}

const drawers: { readonly [Kind in Exclude<PictureKind, "avatar">]: (drawing: Drawing) => string } = {
  game: ({ emblem, seed, art, layout }) =>
    gameArt({
      seed,
      emblem,
      art,
      ratio: cardArtRatio(layout.card, art.treatment),
      lettering: layout.lettering === "overlay",
    }),
  banner: (drawing) => heroArt({ ...group(drawing), hero: drawing.layout.hero, use: "desktop" }),
  bannerPhone: (drawing) => heroArt({ ...group(drawing), hero: drawing.layout.hero, use: "phone" }),
  promotion: (drawing) => bannerArt({ ...group(drawing), ...promotionPicture }),
  auth: (drawing) => bannerArt({ ...group(drawing), palette: 0, ...authPicture }),
  vendor: vendorArt,
};

/**
 * Draws a picture that the reference platform names, in the brand's own treatment: an SVG document, the same bytes for
 * the same brand, picture and mode. `undefined` if there is no drawing of that name; a face needs none.
 */
export function drawPicture(
  { site, theme }: PictureBrand,
  { kind, emblem, seed }: Picture,
  mode: SiteConfig["mode"],
): string | undefined {
  const art = theme.art[mode];
  if (kind === "avatar") return avatarArt({ seed, art });
  if (!isEmblem(emblem)) return undefined;
  return drawers[kind]({ emblem, seed: `${site.id}/${seed}`, art, layout: site.layout });
}
