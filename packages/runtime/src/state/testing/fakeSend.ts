import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";

/** What a platform answers to a call, by its id: an answer in our terms, or an error that it throws. */
export type Responses = Readonly<Record<string, unknown>>;

interface FakeSend {
  readonly send: Send;
  /** The calls that were sent, in their order. */
  readonly sent: readonly { readonly id: string; readonly request: unknown }[];
}

/** A platform in a table; a function is called with the request. A call that is not in it is refused. */
export function fakeSend(answers: Responses): FakeSend {
  const sent: { id: string; request: unknown }[] = [];
  const send: Send = async (call, request) => {
    sent.push({ id: call.id, request });
    const entry = answers[call.id] ?? apiError(501);
    const answer: unknown = typeof entry === "function" ? await (entry as (asked: unknown) => unknown)(request) : entry;
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  return { send, sent };
}

/** An error as the client throws it when the platform says no. */
export function apiError(status: number, code?: string): PlatformError {
  return new PlatformError("refused", `the platform answered ${status}`, {
    status,
    ...(code !== undefined && { apiError: { code } }),
  });
}
