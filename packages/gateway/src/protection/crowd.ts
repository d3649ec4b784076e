import { ApiError } from "../http/apiError.ts";

export interface Crowd {
  /** Rejects with BUSY while the maximum number of calls is in progress: first of all, before a call costs anything. */
  refuseWhenFull(): void;
  /** Runs and counts a call, or rejects it in the same way: others may have come in between. */
  join<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs a part of a call that is not counted. */
  leaveFor<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Counts the calls in progress, so that an overloaded platform rejects at once instead of making everybody wait longer
 * and longer. A call that completes at once still counts until the end of that turn of the event loop: the calls after
 * `most` others in one turn have waited for all of them.
 */
export function createCrowd(most: number): Crowd {
  let underWay = 0;
  const refuseWhenFull = (): void => {
    if (underWay >= most) throw new ApiError("BUSY");
  };
  return {
    refuseWhenFull,
    async join(work) {
      refuseWhenFull();
      underWay += 1;
      try {
        return await work();
      } finally {
        setImmediate(() => (underWay -= 1));
      }
    },
    async leaveFor(work) {
      underWay -= 1;
      try {
        return await work();
      } finally {
        underWay += 1;
      }
    },
  };
}
