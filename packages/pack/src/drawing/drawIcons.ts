import sharp from "sharp";
import { type IconGround, iconShapes, ON_PLATE, plateSvg } from "../render/iconShapes.ts";

/** A logo is rendered at four times its own size, for fine edges… */
const DENSITY = 288;
/** …unless its own size is larger than this, in pixels: it would use too much memory. */
const MOST_PIXELS = 1024;

/** Name of an icon → PNG. */
export type IconPictures = ReadonlyMap<string, Uint8Array>;

/** Draws the icons of a logo. */
export async function drawIcons(logo: string, { ground, plate }: IconGround): Promise<IconPictures> {
  const source = Buffer.from(logo);
  const { width, height } = await sharp(source).metadata();
  const density = Math.min(DENSITY, (DENSITY * MOST_PIXELS) / Math.max(width, height, 1));
  const drawings = iconShapes.map(async ({ name, size, logo: share, ground: painted }) => {
    const isOnPlate = plate !== undefined && !painted;
    const edge = Math.round(size * share * (isOnPlate ? ON_PLATE : 1));
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const mark = await sharp(source, { density })
      .resize(edge, edge, { fit: "contain", background: transparent })
      .png()
      .toBuffer();
    const canvas = { width: size, height: size, channels: 4 as const, background: painted ? ground : transparent };
    const below = isOnPlate ? [{ input: Buffer.from(plateSvg(size, plate)) }] : [];
    const picture = sharp({ create: canvas }).composite([...below, { input: mark }]);
    return [name, await picture.png({ compressionLevel: 9 }).toBuffer()] as const;
  });
  return new Map<string, Uint8Array>(await Promise.all(drawings));
}
