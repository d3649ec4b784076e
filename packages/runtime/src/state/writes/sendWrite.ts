import type { Call } from "@livery/platform/call.ts";
import type { Send, SendingOptions } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { QueryClient } from "@tanstack/query-core";
import type { Intentions } from "./intentions.ts";
import { outcomeOf, settlesFirst } from "./outcomeOf.ts";

/** How a change ended. `busy`: another send of it is under way, so this one was not sent. */
export type WriteResult<Response> =
  | { readonly state: "done"; readonly answer: Response }
  | { readonly state: "refused" | "unknown" | "conflict"; readonly error: PlatformError }
  | { readonly state: "busy" };

export interface WriteOptions<Request> {
  /** Calls whose answers the change makes out of date; they are asked for again, also where the outcome is unknown. */
  readonly outdates: readonly Pick<Call<never, unknown>, "id">[];
  /**
   * The part of the request that says what is wanted. With the key it is kept in session storage until the outcome is
   * known, so that a reload changes nothing: it must hold no secret (ST-023). Without it the intention lasts as long as
   * the page.
   */
  readonly remembers?: (request: Request) => Partial<Request>;
  /** Tells changes by one call apart that may be under way side by side: the order that a row cancels. */
  readonly scope?: string;
}

export interface WriteContext {
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
  { signal, ...options }: WriteOptions<Request> & Pick<SendingOptions, "signal">,
): Promise<WriteResult<Response>> {
  const name = nameOfWrite(call, options.scope);
  if (!intentions.takeTurn(name)) return { state: "busy" };
  const about = aboutOf(request, options);
  const isRepeated = intentions.pending(name) === about;
  const key = intentions.begin(name, about, { stored: options.remembers !== undefined });
  try {
    const answer = await send(call, request, { key, ...(signal && { signal }) });
    intentions.end(name);
    return { state: "done", answer };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const state = outcomeOf(error);
    if (state !== "unknown" && (!isRepeated || settlesFirst(error, call))) intentions.end(name);
    return { state, error };
  } finally {
    intentions.giveTurn(name);
    const ids = new Set<unknown>(options.outdates.map(({ id }) => id));
    void queries.invalidateQueries({ predicate: ({ queryKey }) => ids.has(queryKey[0]) });
  }
}

/** What a request wants, as far as it may be kept. */
function aboutOf<Request>(request: Request, { remembers }: WriteOptions<Request>): string {
  return JSON.stringify((remembers ? remembers(request) : request) ?? null);
}
