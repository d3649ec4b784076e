import type { Picture } from "@livery/product/pictures.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { shortHash } from "../contentHash.ts";
import { drawPicture, type PictureBrand } from "./drawPicture.ts";

/** How many drawings are kept; one takes some 10 kB. */
const KEPT = 2000;

/** A picture as it is answered. */
interface DrawnPicture {
  readonly svg: string;
  /** Changes with the drawing and with nothing else. */
  readonly tag: string;
}

/** Draws what is asked for and keeps it. */
export type PictureStore = (
  brand: PictureBrand,
  picture: Picture,
  mode: SiteConfig["mode"],
) => DrawnPicture | undefined;

/**
 * A store for the pictures of any number of brands. Drawings are kept by everything that they follow from, so a brand whose
 * theme changes is drawn anew and its old drawings are forgotten in their turn; `draw` and `kept` are parameters for tests.
 */
export function createPictureStore(draw: typeof drawPicture = drawPicture, kept = KEPT): PictureStore {
  const drawn = new Map<string, DrawnPicture>();
  const looks = new WeakMap<PictureBrand, string>();

  const lookOf = (brand: PictureBrand): string => {
    const { id, layout } = brand.site;
    const look = looks.get(brand) ?? shortHash(JSON.stringify([id, layout, brand.theme.art]));
    looks.set(brand, look);
    return look;
  };

  return (brand, picture, mode) => {
    const key = [lookOf(brand), mode, picture.kind, picture.emblem, picture.seed].join("/");
    const known = drawn.get(key);
    if (known) {
      // To the end of the queue: what is asked for often stays.
      drawn.delete(key);
      drawn.set(key, known);
      return known;
    }
    const svg = draw(brand, picture, mode);
    if (svg === undefined) return undefined;
    const made = { svg, tag: `"${shortHash(svg)}"` };
    drawn.set(key, made);
    const [oldest] = drawn.keys();
    if (drawn.size > kept && oldest !== undefined) drawn.delete(oldest);
    return made;
  };
}
