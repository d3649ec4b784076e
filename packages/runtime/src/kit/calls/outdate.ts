import type { Call } from "@livery/platform/call.ts";
import type { QueryClient, QueryKey } from "@tanstack/query-core";

/**
 * Makes the responses of calls out of date: those that show are fetched again, the others once they show. A response that
 * is on its way may be from before what happened, so it is ignored. Resolves when the responses are out of date; what is
 * fetched then comes later.
 */
export async function outdate(queries: QueryClient, calls: readonly Pick<Call<never, unknown>, "id">[]): Promise<void> {
  const ids = new Set<unknown>(calls.map(({ id }) => id));
  const filter = { predicate: ({ queryKey }: { readonly queryKey: QueryKey }) => ids.has(queryKey[0]) };
  // By itself the library waits for the first response of a query, even if that is out of date.
  await queries.cancelQueries(filter);
  void queries.invalidateQueries(filter);
}
