import { pictureKind } from "@livery/product/pictureKind.ts";
import type { Metadata, Sharp } from "sharp";
import { withoutComments } from "./withoutComments.ts";

/** How the platform draws an uploaded picture anew. */
export type Drawing = (picture: Sharp) => Sharp;

/** More than a phone's camera makes. */
const MOST_PIXELS = 50_000_000;
/** The bytes of memory that one decoded picture may take. A small file can claim to be a picture that fills all of it. */
const MOST_MEMORY = 64_000_000;
/** A picture that takes longer was made to. */
const LONGEST_S = 10;

/**
 * Decodes an uploaded PNG or JPEG and draws it anew, so that nothing of the file is left but its pixels: no comments, no
 * place, no other file behind the picture. Its first bytes say what it is, whatever its sender calls it (VF-058).
 * Returns `undefined` for anything else, and for a picture that would cost too much. It may change `bytes`.
 */
export async function drawPicture(bytes: Uint8Array, draw: Drawing): Promise<Uint8Array | undefined> {
  const kind = pictureKind(bytes);
  if (kind === undefined) return undefined;
  const file = kind === "png" ? withoutComments(bytes) : bytes;
  const { default: sharp } = await import("sharp");
  // No two uploads are the same.
  sharp.cache(false);
  // Otherwise one picture takes all cores, also the one that answers everybody else.
  sharp.concurrency(1);
  const options = { limitInputPixels: MOST_PIXELS };
  try {
    if (memoryFor(await sharp(file, options).metadata()) > MOST_MEMORY) return undefined;
    return await draw(sharp(file, options).autoOrient()).timeout({ seconds: LONGEST_S }).toBuffer();
  } catch {
    return undefined;
  }
}

/** The bytes that a picture takes if it must be decoded as a whole, by its header. */
function memoryFor({ width, height, channels, depth, format, isProgressive }: Metadata): number {
  // Made smaller while it is decoded, line by line.
  if (format === "jpeg" && !isProgressive) return 0;
  // A progressive JPEG has two bytes for each value until its last pass, and an interlaced PNG is in memory twice.
  const twice = isProgressive ? 2 : 1;
  return width * height * channels * (depth === "ushort" ? 2 : 1) * twice;
}

/** The longest side of a photo that the operator looks at, in pixels: enough to read a bank's statement. */
const LONGEST_SIDE = 1600;

/** A photo or a screenshot for the operator, as a JPEG. */
export const asPhoto: Drawing = (picture) =>
  picture
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 80 });

/** The width and height of every avatar, in pixels: enough for the largest that the site shows. */
const AVATAR_SIZE = 256;

/** A small square PNG. */
export const asAvatar: Drawing = (picture) => picture.resize(AVATAR_SIZE, AVATAR_SIZE, { fit: "cover" }).png();
