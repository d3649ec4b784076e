import { dominantColors } from "@livery/theme/suggest/dominantColors.ts";
import { drawApart } from "@livery/pack/drawing/drawApart.ts";
import { readFile, stat } from "node:fs/promises";
import { UsageError } from "../../usageError.ts";

/** Larger files are photographs, not logos. */
const LARGEST = 8 * 1024 * 1024;

/** The longer side of what is looked at, in pixels. */
const SIDE = 128;

interface ReadLogo {
  readonly color: string;
  readonly accent?: string;
  /** The source, if it is an SVG. */
  readonly svg?: string;
}

/** Reads a logo (SVG, PNG, JPEG or WebP) and its characteristic colours. */
export async function readLogo(file: string): Promise<ReadLogo> {
  const bytes = await readBytes(file);
  const svg = /\.svg$/i.test(file) ? bytes.toString("utf8") : undefined;
  const colors = dominantColors(await (svg === undefined ? drawn(bytes, file) : drawnSvg(svg, file)));
  if (!colors) throw new UsageError(`${file} has no visible colour.`);
  return { ...colors, ...(svg === undefined ? {} : { svg }) };
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > LARGEST) throw new UsageError(`${file} is too large for a logo: use a file of at most 8 MiB.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = error instanceof Error && "code" in error && error.code === "ENOENT" ? "There is no such file." : "";
    throw new UsageError(`${file} cannot be read. ${reason}`.trim(), { cause: error });
  }
}

/** RGBA bytes of an SVG. */
async function drawnSvg(svg: string, file: string): Promise<Uint8Array> {
  try {
    return (await drawApart({ draw: "raster", svg, side: SIDE })).pixels;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be drawn: ${reason}. Use another file.`, { cause: error });
  }
}

/** RGBA bytes of the picture, scaled down, without the mixed colours of blurred edges. */
async function drawn(bytes: Buffer, file: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes)
      .resize(SIDE, SIDE, { fit: "inside", kernel: "nearest" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch (error) {
    throw new UsageError(`${file} is not a readable picture: use an SVG, PNG, JPEG or WebP.`, { cause: error });
  }
}
