import type { QueryResult } from "./useQueryResult.ts";

/** Calls that a view needs together, as one call without data: it waits for them or fails with them, and retries those that failed. */
export function jointCall(calls: readonly QueryResult<unknown>[]): QueryResult<undefined> {
  const lacking =
    calls.find(({ data, failed }) => data === undefined && failed) ?? calls.find(({ data }) => data === undefined);
  const [first] = calls;
  if (!first) throw new Error("There are no calls to join.");
  return {
    ...(lacking ?? first),
    data: undefined,
    retry() {
      for (const call of calls) if (call.failed) call.retry();
    },
  };
}
