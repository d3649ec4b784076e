import { dominantColors } from "@livery/theme/suggest/dominantColors.ts";
import { readFile, stat } from "node:fs/promises";
import { UsageError } from "../../usageError.ts";

/** Larger files are photographs, not logos. */
const LARGEST = 8 * 1024 * 1024;

interface ReadLogo {
  readonly color: string;
  readonly accent?: string;
  /** The source, if it is an SVG. */
  readonly svg?: string;
}

/** Reads a logo (SVG, PNG, JPEG or WebP) and its characteristic colours. */
export async function readLogo(file: string): Promise<ReadLogo> {
  const bytes = await readBytes(file);
  const isSvg = /\.svg$/i.test(file);
  const colors = dominantColors(await drawn(bytes, file));
  if (!colors) throw new UsageError(`${file} has no visible colour.`);
  return { ...colors, ...(isSvg ? { svg: bytes.toString("utf8") } : {}) };
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

/** RGBA bytes of the picture, scaled down, without the mixed colours of blurred edges. */
async function drawn(bytes: Buffer, file: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes)
      .resize(128, 128, { fit: "inside", kernel: "nearest" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer();
  } catch (error) {
    throw new UsageError(`${file} is not a readable picture: use an SVG, PNG, JPEG or WebP.`, { cause: error });
  }
}
