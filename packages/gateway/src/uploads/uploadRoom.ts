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
  /** Runs the arrival of a sender's files, after that of earlier ones while enough of the same sender's arrive. */
  join<Result>(sender: string | undefined, work: () => Promise<Result>): Promise<Result>;
}

export function createUploadRoom(): UploadRoom {
  let held = 0;
  const lines = new Map<string, { underWay: number; readonly waiting: (() => void)[] }>();
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
      const line = lines.get(sender) ?? { underWay: 0, waiting: [] };
      lines.set(sender, line);
      if (line.underWay < OF_ONE_SENDER) line.underWay += 1;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else if ((line.underWay -= 1) === 0) lines.delete(sender);
      }
    },
  };
}
