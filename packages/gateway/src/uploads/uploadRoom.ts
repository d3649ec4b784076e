import { ApiError } from "../http/apiError.ts";

/** The bytes of uploads that may be in memory at once: six of the largest usual pictures. */
const MOST_HELD = 32 * 1024 * 1024;

/** Uploads of one sender that may arrive at once: with more, one who never ends them could take up all the memory. */
const OF_ONE_SENDER = 2;

/** The memory that all uploads share. */
export interface UploadRoom {
  /** Takes up so many bytes; throws BUSY if there is no room for them. */
  take(bytes: number): void;
  giveBack(bytes: number): void;
  /** Runs the arrival of a sender's files; throws BUSY while enough of the same sender's arrive. */
  join<Result>(sender: string | undefined, work: () => Promise<Result>): Promise<Result>;
}

export function createUploadRoom(): UploadRoom {
  let held = 0;
  const arriving = new Map<string, number>();
  return {
    take(bytes) {
      if (held + bytes > MOST_HELD) throw new ApiError("BUSY");
      held += bytes;
    },
    giveBack(bytes) {
      held -= bytes;
    },
    async join(sender, work) {
      if (sender === undefined) return work();
      const others = arriving.get(sender) ?? 0;
      if (others >= OF_ONE_SENDER) throw new ApiError("BUSY");
      arriving.set(sender, others + 1);
      try {
        return await work();
      } finally {
        const left = (arriving.get(sender) ?? 0) - 1;
        if (left > 0) arriving.set(sender, left);
        else arriving.delete(sender);
      }
    },
  };
}
