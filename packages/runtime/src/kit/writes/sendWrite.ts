import type { Call } from "@livery/platform/call.ts";
import type { Send, SendingOptions } from "@livery/platform/createSend.ts";
import { defined } from "@livery/platform/defined.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { QueryClient } from "@tanstack/query-core";
import { outdate } from "../calls/outdate.ts";
import type { Intentions } from "./intentions.ts";
import { isOfPassword, outcomeOf, settlesFirst } from "./outcomeOf.ts";

/** How a change ended. `busy`: another send of it is running, so this one was not sent. */
export type WriteResult<Response> =
  | { readonly state: "done"; readonly response: Response }
  | { readonly state: "refused" | "unknown" | "conflict"; readonly error: PlatformError }
  | { readonly state: "busy" };

export interface WriteOptions<Request> {
  /** Calls whose data the change makes out of date. They are fetched again, also when the outcome is unknown. */
  readonly invalidates: readonly Pick<Call<never, unknown>, "id">[];
  /**
   * The part of the request that says what the user wants. Session storage keeps it with the key until the outcome is
   * known, so that the intention survives a reload. It must not contain a secret (ST-023). Without this function the
   * intention ends with the page.
   */
  readonly remembers?: ((request: Request) => Partial<Request>) | undefined;
  /** Distinguishes changes by the same call that may run in parallel, such as the order that a row cancels. */
  readonly scope?: string | undefined;
}

export interface WriteContext {
  readonly send: Send;
  readonly intentions: Intentions;
  readonly queries: QueryClient;
}

/** The name under which a change's intention is kept. */
export function nameOfWrite({ id }: Pick<Call<never, unknown>, "id">, scope?: string): string {
  return scope === undefined ? id : `${id} ${scope}`;
}

/**
 * Sends a change, one send at a time and with the same key until the outcome is known. It does not throw a
 * PlatformError: the error is in the result.
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
  let isPasswordWrong = false;
  try {
    const response = await send(call, request, { key, ...defined({ signal }) });
    intentions.end(name);
    return { state: "done", response };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const state = outcomeOf(error);
    isPasswordWrong = isOfPassword(error);
    if (state !== "unknown" && (!isRepeated || settlesFirst(error, call))) intentions.end(name);
    return { state, error };
  } finally {
    intentions.giveTurn(name);
    if (!isPasswordWrong) outdate(queries, options.invalidates);
  }
}

/** What the user wants, as JSON: the part of the request that may be stored, or the whole request. */
function aboutOf<Request>(request: Request, { remembers }: WriteOptions<Request>): string {
  return JSON.stringify((remembers ? remembers(request) : request) ?? null);
}
