import { FIELDS_PART } from "@livery/platform/multipart.ts";
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { ApiError } from "../http/apiError.ts";
import { BLOCK, blocksOf } from "../protection/blocksOf.ts";
import { LARGEST_TEXT } from "../protection/bodyLimits.ts";
import { decodeUtf8, refuseAnnounced } from "../protection/readBody.ts";
import { type UploadBounds, largestUpload, LONGEST_PART_HEADER } from "./uploadBounds.ts";
import type { UploadRoom } from "./uploadRoom.ts";

/** In characters (RFC 2046, 5.1.1). A long one of equal letters would take its parser very long. */
const LONGEST_BOUNDARY = 70;

/** A multipart body after its first part has been read. */
export interface Upload {
  readonly bounds: UploadBounds;
  /** The first part: the call's other fields as JSON. */
  readonly fields: string;
  /**
   * Reads on, file by file. Throws FIELD_INVALID for too many files or one that is too large, BODY_TOO_LARGE, BUSY if
   * all uploads together take too much memory, and BAD_REQUEST for anything that is no such body.
   */
  files(): AsyncGenerator<Uint8Array<ArrayBuffer>>;
}

/** Reads the fields of a multipart body, and nothing of its files. Throws an API error if there are none. */
export async function openUpload(
  request: Request,
  bounds: UploadBounds,
  room: Pick<UploadRoom, "take" | "giveBack">,
): Promise<Upload> {
  refuseAnnounced(request, largestUpload(bounds));
  let [read, held, most] = [0, 0, LARGEST_TEXT + BLOCK];
  const parts = partsOf(request, bounds, (length) => {
    read += length;
    if (read > most) throw new ApiError("BODY_TOO_LARGE");
    room.take(length);
    held += length;
  });
  const forget = (): void => {
    room.giveBack(held);
    held = 0;
  };
  try {
    const { value: first } = await parts.next();
    if (first?.name !== FIELDS_PART) throw new ApiError("BAD_REQUEST");
    const bytes = bytesIn(first.part);
    if (bytes.length > LARGEST_TEXT) throw new ApiError("BODY_TOO_LARGE");
    most = largestUpload(bounds);
    return { bounds, fields: decodeUtf8(bytes), files };
  } finally {
    forget();
  }

  async function* files(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      let count = 0;
      for await (const { name, part } of parts) {
        if (name !== bounds.name) throw new ApiError("BAD_REQUEST");
        count += 1;
        if (count > bounds.most) throw new ApiError("FIELD_INVALID", { field: name, rule: "length" });
        yield bytesIn(part);
        forget();
      }
    } finally {
      forget();
    }
  }
}

/** The parts of a body, each as soon as it is complete. `onRead` is called with every block and may throw. */
async function* partsOf(
  request: Request,
  { name: field, largest }: UploadBounds,
  onRead: (length: number) => void,
): AsyncGenerator<{ readonly name: string | undefined; readonly part: MultipartPart }> {
  try {
    const boundary = getMultipartBoundary(request.headers.get("Content-Type") ?? "") ?? "";
    if (boundary.length > LONGEST_BOUNDARY || !request.body) throw new ApiError("BAD_REQUEST");
    const parser = new MultipartParser(boundary, { maxHeaderSize: LONGEST_PART_HEADER, maxFileSize: largest });
    for await (const block of blocksOf(request.body)) {
      onRead(block.length);
      for (const part of parser.write(block)) yield { name: part.name, part };
      // What may follow the last part means nothing.
      if (isOver(parser)) return;
    }
    throw new ApiError("BAD_REQUEST");
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw new ApiError("FIELD_INVALID", { field, rule: "length" });
    // Whatever cannot be read is the sender's mistake, a connection that breaks off included.
    throw error instanceof ApiError ? error : new ApiError("BAD_REQUEST");
  }
}

function isOver(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

/** The bytes of a part, which then holds none any more: a picture is in memory once. */
function bytesIn(part: MultipartPart): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(part.arrayBuffer);
  part.content.length = 0;
  return bytes;
}
