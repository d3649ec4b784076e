import { bytesOf, pictureKind } from "@livery/product/pictureKind.ts";
import type { Sharp } from "sharp";
import { ApiError } from "../http/apiError.ts";

/** More than a phone's camera makes. A small file can claim to be a picture that fills the memory. */
const MOST_PIXELS = 50_000_000;

interface Wanted {
  /** The field of the request that it is in. */
  readonly field: string;
  /** The largest file, in megabytes. */
  readonly megabytes: number;
  /** How the platform draws it again. */
  readonly draw: (picture: Sharp) => Sharp;
}

/**
 * Decodes an uploaded PNG or JPEG and draws it again, so that nothing of the file is left but its pixels: no comments,
 * no place, no other file behind the picture. Its first bytes say what it is, whatever its sender calls it (VF-058).
 */
export async function readPicture(image: string, { field, megabytes, draw }: Wanted): Promise<Uint8Array> {
  const refused = (rule: "length" | "pattern") => new ApiError("FIELD_INVALID", { field, rule });
  const bytes = Buffer.from(image, "base64");
  if (bytes.length > bytesOf(megabytes)) throw refused("length");
  if (pictureKind(bytes) === undefined) throw refused("pattern");
  const { default: sharp } = await import("sharp");
  try {
    return await draw(sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient()).toBuffer();
  } catch {
    throw refused("pattern");
  }
}
