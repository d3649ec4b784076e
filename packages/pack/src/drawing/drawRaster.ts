import sharp from "sharp";

/** Pixels of an SVG's own unit of length are those of this density. */
const DENSITY = 72;

/** An SVG as browsers draw it: RGBA, row by row. */
export interface Raster {
  readonly pixels: Uint8Array;
  readonly width: number;
}

/** Draws an SVG of any size so that its longer side has `side` pixels. */
export async function drawRaster(svg: string, side: number): Promise<Raster> {
  const source = Buffer.from(svg);
  const { width, height } = await sharp(source).metadata();
  const density = Math.max(1, (DENSITY * side) / Math.max(width, height));
  const { data, info } = await sharp(source, { density })
    .resize(side, side, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width };
}
