import type { Call } from "@livery/platform/call.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { QueryClient } from "@tanstack/query-core";
import type { Intentions } from "./intentions.ts";
import { outcomeOf } from "./outcomeOf.ts";

/** How a change ended. `busy`: another send of it is under way, so this one was not sent. */
export type WriteResult<Response> =
  | { readonly state: "done"; readonly answer: Response }
  | { readonly state: "refused" | "unknown" | "conflict"; readonly error: PlatformError }
  | { readonly state: "busy" };

export interface WriteOptions<Request> {
  /** Calls whose answers the change makes out of date; they are asked for again, also where the outcome is unknown. */
  readonly outdates: readonly Pick<Call<never, unknown>, "id">[];
  /**
   * The fields that say what is wanted. With the key they are kept in session storage until the outcome is known, so
   * that a reload changes nothing: name no secret here (ST-023). Without it the intention lasts as long as the page.
   */
  readonly remembers?: readonly (keyof Request & string)[];
  /** Tells changes by one call apart that may be under way side by side: the order that a row cancels. */
  readonly scope?: string;
}

interface WriteContext {
  readonly send: Send;
  readonly intentions: Intentions;
  readonly queries: QueryClient;
}

/** The name that a change's intention is found by. */
export function nameOfWrite({ id }: Pick<Call<never, unknown>, "id">, scope?: string): string {
  return scope === undefined ? id : `${id} ${scope}`;
}

/**
 * Sends a change: with one key for as long as its outcome is not known, and one send at a time. It never throws: what
 * went wrong is in the result.
 */
export async function sendWrite<Request, Response>(
  { send, intentions, queries }: WriteContext,
  call: Call<Request, Response>,
  request: Request,
  options: WriteOptions<Request>,
): Promise<WriteResult<Response>> {
  const name = nameOfWrite(call, options.scope);
  if (!intentions.takeTurn(name)) return { state: "busy" };
  const key = intentions.begin(name, aboutOf(request, options), { stored: options.remembers !== undefined });
  try {
    const answer = await send(call, request, { key });
    intentions.end(name);
    return { state: "done", answer };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const state = outcomeOf(error);
    if (state !== "unknown") intentions.end(name);
    return { state, error };
  } finally {
    intentions.giveTurn(name);
    const ids = new Set<unknown>(options.outdates.map(({ id }) => id));
    void queries.invalidateQueries({ predicate: ({ queryKey }) => ids.has(queryKey[0]) });
  }
}

/** What a request wants, as far as it may be kept. */
function aboutOf<Request>(request: Request, { remembers }: WriteOptions<Request>): string {
  const fields = remembers ? Object.fromEntries(remembers.map((field) => [field, request[field]])) : request;
  return JSON.stringify(fields ?? null);
}
