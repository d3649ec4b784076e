import { type BannerArtOptions, bannerArt } from "./bannerArt.ts";
import type { BannerComposition } from "./cluster.ts";
import type { ArtSize } from "./svgDocument.ts";

interface HeroPicture {
  readonly size: ArtSize;
  readonly composition: BannerComposition;
}

/** The five formats of the first screen: a picture for wide screens and a crop for phones. */
const heroPictures = {
  split: {
    desktop: { size: [860, 420], composition: { focus: [0.76, 0.5], scale: 0.96, keep: 0.5, max: 5 } },
    phone: { size: [358, 440], composition: { focus: [0.5, 0.63], scale: 0.6, keep: 0, max: 3 } },
  },
  carousel: {
    desktop: { size: [1312, 520], composition: { focus: [0.75, 0.5], scale: 1, keep: 0.5, max: 5 } },
    phone: { size: [390, 480], composition: { focus: [0.5, 0.24], scale: 0.6, keep: 0, max: 3 } },
  },
  mosaic: {
    desktop: { size: [680, 440], composition: { focus: [0.77, 0.5], scale: 0.9, keep: 0.54, max: 3 } },
    phone: { size: [358, 400], composition: { focus: [0.5, 0.76], scale: 0.6, keep: 0, max: 3 } },
  },
  board: {
    desktop: { size: [920, 276], composition: { focus: [0.75, 0.5], scale: 1.05, keep: 0.5, max: 5 } },
    phone: { size: [358, 236], composition: { focus: [0.84, 0.5], scale: 0.8, keep: 0.6, max: 1 } },
  },
  stage: {
    desktop: { size: [1440, 640], composition: { focus: [0.72, 0.45], scale: 0.85, keep: 0.46, max: 5 } },
    phone: { size: [390, 500], composition: { focus: [0.5, 0.26], scale: 0.62, keep: 0, max: 3 } },
  },
} as const satisfies Record<string, Readonly<Record<"desktop" | "phone", HeroPicture>>>;

/** The input for a hero picture: the format of the brand's first screen, and which of its two crops. */
interface HeroArtOptions extends Pick<BannerArtOptions, "seed" | "emblems" | "art" | "palette"> {
  readonly hero: keyof typeof heroPictures;
  readonly use: "desktop" | "phone";
}

/** The picture of the first screen in the format's own size, with the theme's first palette by default. */
export function heroArt({ seed, emblems, art, palette = 0, hero, use }: HeroArtOptions): string {
  const { size, composition }: HeroPicture = heroPictures[hero][use];
  return bannerArt({ seed: `${seed}/hero`, emblems, art, palette, size, composition });
}
