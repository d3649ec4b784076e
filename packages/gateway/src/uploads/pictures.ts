import { webcrypto } from "node:crypto";
import { ApiError } from "../http/apiError.ts";
import { inTurn } from "../money/secrets/inTurn.ts";
import type { RequestContext } from "../requestContext.ts";
import type { Store } from "../store/openStore.ts";
import { type Drawing, drawPicture } from "./drawPicture.ts";
import type { Upload } from "./openUpload.ts";

/** An uploaded picture. The file that was sent is forgotten. */
export interface Picture {
  /** The hash of the file. */
  readonly sha256: string;
  /** The picture as the platform drew it; undefined if the file was none, or nobody wanted it. */
  readonly drawn: Uint8Array | undefined;
}

/**
 * Reads the pictures of an upload and draws them, one at a time on the whole platform: each takes much memory. Without
 * `draw`, only their hashes are wanted.
 */
export async function readPictures(
  upload: Upload,
  draw: Drawing | undefined,
  store: Store,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for await (const bytes of upload.files()) {
    const digest = await webcrypto.subtle.digest("SHA-256", bytes);
    const drawn = draw && (await inTurn(store, "drawing", () => drawPicture(bytes, draw)));
    pictures.push({ sha256: Buffer.from(digest).toString("hex"), drawn });
    // Frees its memory at once.
    bytes.buffer.transfer(0);
  }
  return pictures;
}

/** A call's context once everything has arrived, with the pictures; none if the call came without any. */
export async function withPictures(
  context: RequestContext,
  draw: Drawing | undefined,
): Promise<{ readonly context: RequestContext; readonly pictures: readonly Picture[] }> {
  if (!context.readPictures) return { context, pictures: [] };
  const { pictures, now } = await context.readPictures(draw);
  return { context: { ...context, now }, pictures };
}

/** The drawn pictures of a field; rejects a file that was none. */
export function drawnPictures(field: string, pictures: readonly Picture[]): readonly Uint8Array[] {
  return pictures.map(({ drawn }) => {
    if (!drawn) throw new ApiError("FIELD_INVALID", { field, rule: "pattern" });
    return drawn;
  });
}
