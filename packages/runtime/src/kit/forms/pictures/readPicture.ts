import { bytesOf, pictureKind } from "@livery/product/pictureKind.ts";

export interface PictureBounds {
  /** The largest size of a file. */
  readonly megabytes: number;
}

/** Why a file is not added: it is no PNG or JPEG, it is too large, or the browser could not read it. */
export type PictureProblem = "kind" | "size" | "unread";

export interface ReadPicture {
  /** A data address for its preview. Its type is that of its bytes, so it is never shown as a page (VF-058). */
  readonly address: string;
  /** What is sent. */
  readonly file: Blob;
}

const types: readonly string[] = ["image/png", "image/jpeg"];

/** Reads a file that a visitor chose. Its type and its first bytes both have to be those of a PNG or a JPEG. */
export async function readPicture(file: File, { megabytes }: PictureBounds): Promise<ReadPicture | PictureProblem> {
  if (!types.includes(file.type)) return "kind";
  if (file.size > bytesOf(megabytes)) return "size";
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = pictureKind(bytes);
    if (kind === undefined) return "kind";
    return { file, address: `data:image/${kind === "jpg" ? "jpeg" : kind};base64,${toBase64(bytes)}` };
  } catch {
    return "unread";
  }
}

/** As many bytes at once as a function takes arguments for; a multiple of 3, so that the parts can be joined. */
const PART = 24_576;

function toBase64(bytes: Uint8Array): string {
  const parts = Array.from({ length: Math.ceil(bytes.length / PART) }, (_, part) =>
    btoa(String.fromCharCode(...bytes.subarray(part * PART, (part + 1) * PART))),
  );
  return parts.join("");
}
