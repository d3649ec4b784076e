import { readPicture } from "../pictures/readPicture.ts";

/** The largest upload, in megabytes (AP-103). */
const LARGEST_MB = 5;
/** The width and height of every avatar, in pixels: enough for the largest that the site shows. */
const SIZE = 256;

/** An uploaded picture as a small square PNG. */
export function encodeAvatar(image: string): Promise<Uint8Array> {
  return readPicture(image, {
    field: "image",
    megabytes: LARGEST_MB,
    draw: (picture) => picture.resize(SIZE, SIZE, { fit: "cover" }).png(),
  });
}
