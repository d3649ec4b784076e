import type { Picture } from "@livery/product/pictures.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { shortHash } from "../contentHash.ts";
import { drawPicture, type PictureBrand } from "./drawPicture.ts";

/** The number of cached drawings; each takes about 10 kB. */
const KEPT = 2000;

/** A picture as it is served. */
interface DrawnPicture {
  readonly svg: string;
  /** Changes only with the drawing. */
  readonly tag: string;
}

/** Draws and caches pictures on request. */
export type PictureStore = (
  brand: PictureBrand,
  picture: Picture,
  mode: SiteConfig["mode"],
) => DrawnPicture | undefined;

/**
 * A cache for the pictures of any number of brands. Drawings are cached by all of their inputs, so a brand whose theme
 * changes is drawn again and its old drawings are evicted in time; `draw` and `kept` are parameters for tests.
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
      // Moves it to the end of the queue, so that frequently requested pictures stay.
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
