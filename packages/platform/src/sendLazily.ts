import type { Call } from "./call.ts";
import { answerIn, parsed, refusedWith, tooLate, unreachable } from "./callAnswer.ts";
import { addressOf, headersFor, RETRIED, TIMEOUT_MS } from "./callRequest.ts";
import type { Send, SendOptions } from "./createSend.ts";
import { defined } from "./defined.ts";
import { PlatformError } from "./platformError.ts";

type Client = typeof import("./createSend.ts");

/**
 * Sends as `createSend` does, whose code comes behind the first answer: the first screen waits for one read, and its
 * first load carries no HTTP library for it. A read that is asked meanwhile goes by the browser's own `fetch`, and should
 * it need its second try, the client makes it. All else waits for the client, and every call goes by it once it is here.
 */
export function sendLazily(
  options: SendOptions,
  fetchClient: () => Promise<Client> = () => import("./createSend.ts"),
): Send {
  let coming: Promise<Client> | undefined;
  let send: Send | undefined;

  /** Code that did not come is asked for again by the next call. */
  async function clientFor(call: { readonly id: string }): Promise<Client> {
    coming ??= fetchClient();
    try {
      const client = await coming;
      send ??= client.createSend(options);
      return client;
    } catch (cause) {
      coming = undefined;
      throw unreachable(call, cause);
    }
  }

  return async (call, request, sending) => {
    if (send) return send(call, request, sending);
    if (call.method !== "GET" || sending) return (await clientFor(call)).createSend(options)(call, request, sending);
    const begun = performance.now();
    const first = await readOnce(call, request, options);
    if (first === undefined) {
      const { createSend } = await clientFor(call);
      const timeoutMs = (options.timeoutMs ?? TIMEOUT_MS) - (performance.now() - begun);
      return createSend({ ...options, timeoutMs, tries: 1 })(call, request);
    }
    clientFor(call).catch(() => undefined);
    return first.answer;
  };
}

/** The first try of a read; `undefined` if it is to be tried again. Throws a PlatformError if it is not. */
async function readOnce<Request, Answer>(
  call: Call<Request, Answer>,
  request: Request,
  options: SendOptions,
): Promise<{ readonly answer: Answer } | undefined> {
  const { timeoutMs = TIMEOUT_MS, fetch = globalThis.fetch } = options;
  const headers = headersFor(call, options);
  const query = new URLSearchParams(defined(call.encode(request, options).query ?? {}) as Record<string, string>);
  const address = addressOf(call, options) + (query.size > 0 ? `?${query}` : "");
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (RETRIED.includes(answer.status)) return undefined;
    const text = await answer.text();
    if (!answer.ok) throw refusedWith(call, answer.status, parsed(text));
    return { answer: answerIn(call, text) };
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    if ((error as Error).name === "TimeoutError") throw tooLate(call);
    return undefined;
  }
}
