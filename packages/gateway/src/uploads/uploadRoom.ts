import { ApiError } from "../http/apiError.ts";

/** The bytes of uploads that may be in memory at once: six of the largest usual pictures. */
const MOST_HELD = 32 * 1024 * 1024;

/** The memory that all uploads share. */
export interface UploadRoom {
  /** Takes up so many bytes; throws BUSY if there is no room for them. */
  take(bytes: number): void;
  giveBack(bytes: number): void;
}

export function createUploadRoom(): UploadRoom {
  let held = 0;
  return {
    take(bytes) {
      if (held + bytes > MOST_HELD) throw new ApiError("BUSY");
      held += bytes;
    },
    giveBack(bytes) {
      held -= bytes;
    },
  };
}
