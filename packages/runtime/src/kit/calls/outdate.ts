import type { Call } from "@livery/platform/call.ts";
import type { QueryClient } from "@tanstack/query-core";

/** Makes the responses of calls out of date: those that show are fetched again, the others once they show. */
export function outdate(queries: QueryClient, calls: readonly Pick<Call<never, unknown>, "id">[]): void {
  const ids = new Set<unknown>(calls.map(({ id }) => id));
  void queries.invalidateQueries({ predicate: ({ queryKey }) => ids.has(queryKey[0]) });
}
