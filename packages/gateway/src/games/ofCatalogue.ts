import type { Store } from "../store/openStore.ts";
import type { Route } from "../requestContext.ts";

/** How many responses of a call a platform caches: those of its sites' first pages and the pages next to them. */
const KEPT = 200;

/**
 * A route whose response depends only on the catalogue, the merchant, the language and the query: it is computed once,
 * because the catalogue changes only when a platform starts. Errors are not cached.
 */
export function ofCatalogue<Response>(route: Route<Response>): Route<Response> {
  const kept = new WeakMap<Store, Map<string, Response>>();
  return async (context) => {
    const { store, merchant, language, query } = context;
    const answers = kept.get(store) ?? new Map<string, Response>();
    kept.set(store, answers);
    const key = `${merchant.merchant} ${language} ${query}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = await route(context);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
