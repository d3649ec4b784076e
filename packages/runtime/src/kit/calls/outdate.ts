// oxlint-disable-next-line no-restricted-imports -- a type: no code is loaded for it
import type { CallId } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import type { QueryClient, QueryKey } from "@tanstack/query-core";

/** Some of the calls, by ids where their code is not needed. */
export type CallIds = readonly CallId[];

const BALANCE: CallId = "balance";

/** What else shows a member's money. */
const withBalance: CallIds = [
  "consolidatedFunds",
  "withdrawalInfo",
  "transferInfo",
  "pointTransactions",
  "personalProfit",
  "playStatement",
];

/**
 * Makes the responses of calls out of date: those that show are fetched again, the others once they show. A response that
 * is on its way may be from before what happened, so it is ignored. By itself the library would wait for the first one of
 * a query. What outdates the balance outdates everything that shows the member's money.
 */
export function outdate(queries: QueryClient, calls: readonly Pick<Call<never, unknown>, "id">[]): void {
  const ids = new Set<unknown>(calls.map(({ id }) => id));
  if (ids.has(BALANCE)) for (const id of withBalance) ids.add(id);
  const predicate = ({ queryKey }: { readonly queryKey: QueryKey }) => ids.has(queryKey[0]);
  // Silently, so that what shows stays as it is until the new response: also a retry of the visitor.
  void queries.cancelQueries({ predicate, type: "active" }, { revert: false, silent: true });
  void queries.invalidateQueries({ predicate });
  // The others are not fetched again, so they return to what they were before: that is out of date, too.
  const others = { predicate, type: "inactive", fetchStatus: "fetching" } as const;
  for (const query of queries.getQueryCache().findAll(others))
    void query.cancel({ revert: true }).then(() => query.invalidate());
}
