import type { Store } from "../store/openStore.ts";
import type { Route } from "../requestContext.ts";

/** How many answers of a call a platform keeps: what its sites' first pages ask for, and the pages next to them. */
const KEPT = 200;

/**
 * A route whose answer follows from the catalogue, the merchant, the language and the query alone: it is worked out once,
 * because the catalogue changes only when a platform begins. A refusal is not kept.
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
