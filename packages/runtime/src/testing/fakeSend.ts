import type { Send } from "@livery/platform/createSend.ts";
import { defined } from "@livery/platform/defined.ts";
import { PlatformError } from "@livery/platform/platformError.ts";

/** The response to each call by its id: a decoded value, a function that gets the request, or an error to throw. */
export type Responses = Readonly<Record<string, unknown>>;

interface FakeSend {
  readonly send: Send;
  /** The calls that were sent, in order. */
  readonly sent: readonly { readonly id: string; readonly request: unknown }[];
}

/** A client with fixed responses. A call without one fails with status 501. */
export function fakeSend(responses: Responses): FakeSend {
  const sent: { id: string; request: unknown }[] = [];
  const send: Send = async (call, request) => {
    sent.push({ id: call.id, request });
    const entry = responses[call.id] ?? apiError(501);
    const response: unknown =
      typeof entry === "function" ? await (entry as (request: unknown) => unknown)(request) : entry;
    if (response instanceof Error) throw response;
    return response as never;
  };
  return { send, sent };
}

/** The error that the client throws for an API error. */
export function apiError(status: number, code?: string): PlatformError {
  return new PlatformError("refused", `the platform responded with ${status}`, {
    status,
    ...defined({ apiError: code === undefined ? undefined : { code } }),
  });
}
