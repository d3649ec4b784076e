import { bytesOf, pictureKind } from "@livery/product/pictureKind.ts";
import { ApiError } from "../http/apiError.ts";

/** The largest upload, in megabytes (AP-103). */
const LARGEST_MB = 5;
/** More than a phone's camera makes. A small file can claim to be a picture that fills the memory. */
const MOST_PIXELS = 50_000_000;
/** The width and height of every avatar, in pixels: enough for the largest that the site shows. */
const SIZE = 256;

/**
 * Decodes an uploaded PNG or JPEG and draws it again as a small square PNG, which has nothing of the file but its
 * pixels: no comments, no place, no other file behind the picture. Its first bytes say what it is, whatever its sender
 * calls it (VF-058).
 */
export async function encodeAvatar(image: string): Promise<Uint8Array> {
  const refused = (rule: "length" | "pattern") => new ApiError("FIELD_INVALID", { field: "image", rule });
  const bytes = Buffer.from(image, "base64");
  if (bytes.length > bytesOf(LARGEST_MB)) throw refused("length");
  if (pictureKind(bytes) === undefined) throw refused("pattern");
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(SIZE, SIZE, { fit: "cover" })
      .png()
      .toBuffer();
  } catch {
    throw refused("pattern");
  }
}
