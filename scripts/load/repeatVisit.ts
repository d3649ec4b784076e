/** How often a failed visit is repeated. */
const REPEATS = 2;

/**
 * Makes a visit. Now and then Lighthouse gets no trace of the navigation (NO_NAVSTART) from a busy machine, which says
 * nothing about the page: a failed visit is repeated with a new browser, at most twice, and `say` gets the reason.
 */
export async function repeatVisit<Result>(visit: () => Promise<Result>, say: (line: string) => void): Promise<Result> {
  for (let left = REPEATS; ; left -= 1) {
    try {
      return await visit();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (left === 0) throw new Error(`${REPEATS + 1} visits in a row failed. The last: ${reason}`, { cause: error });
      say(`A visit failed and is repeated: ${reason}`);
    }
  }
}
