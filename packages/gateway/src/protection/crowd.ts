import { ApiError } from "../http/apiError.ts";

export interface Crowd {
  /** Refuses with BUSY while as many calls are under way as may be: at the door, before a call costs anything. */
  refuseWhenFull(): void;
  /** Does a call's work and counts it, or refuses likewise: others may have come in between. */
  join<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Counts the calls that are under way, so that a platform with too much to do refuses in no time instead of letting
 * everybody wait longer and longer. A call that was answered at once counts to the end of that turn of the event loop as
 * well: what comes behind `most` others in one turn has waited for all of them.
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
  };
}
