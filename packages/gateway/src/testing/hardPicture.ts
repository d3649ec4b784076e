import sharp from "sharp";

/** A picture of a size in bytes that takes as much memory and time to decode as one may. */
export async function hardPicture(size: number): Promise<Buffer> {
  const background = { r: 9, g: 9, b: 9, alpha: 0.5 };
  const png = await sharp({ create: { width: 2820, height: 2820, channels: 4, background } })
    .png({ progressive: true })
    .toBuffer();
  return Buffer.concat([png, Buffer.alloc(size - png.length)]);
}
