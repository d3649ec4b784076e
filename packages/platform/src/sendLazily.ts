import type { Call } from "./call.ts";
import { decodeResponse, parsed, apiErrorFrom, tooLate, unreachable } from "./callResponse.ts";
import { addressOf, headersFor, RETRIED, TIMEOUT_MS } from "./callRequest.ts";
import type { Send, SendOptions } from "./createSend.ts";
import { PlatformError } from "./platformError.ts";

type Code = Pick<typeof import("./createSend.ts"), "createSend">;

/** The client's code, and the client of the site. */
interface Client extends Code {
  readonly send: Send;
}

/**
 * Sends as `createSend` does, whose code comes later: the first screen waits for one read, and its first load carries no
 * HTTP library for it. A read that is asked meanwhile goes by the browser's own `fetch`, and should it need its second try,
 * the client makes it. All else waits for the client, and every call goes by it once it is here.
 */
export function sendLazily(
  options: SendOptions,
  fetchCode: () => Promise<Code> = () => import("./createSend.ts"),
): Send {
  const { timeoutMs = TIMEOUT_MS } = options;
  let here: Client | undefined;
  let coming: Promise<Client> | undefined;
  let answered = false;

  /** Code that did not come, or not in time, is asked for again by the next call. */
  async function clientFor(call: { readonly id: string }): Promise<Client> {
    coming ??= fetchCode().then(({ createSend }) => (here = { createSend, send: createSend(options) }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(tooLate(call)), timeoutMs);
    });
    try {
      return await Promise.race([coming, late]);
    } catch (cause) {
      coming = undefined;
      throw cause instanceof PlatformError ? cause : unreachable(call, cause);
    } finally {
      clearTimeout(timer);
    }
  }

  return async (call, request, sending) => {
    if (here || call.method !== "GET" || sending) {
      const { send } = here ?? (await clientFor(call));
      return send(call, request, sending);
    }
    const begun = performance.now();
    const first = await readOnce(call, request, options, timeoutMs);
    if (first) {
      // Not behind the first answer: what it lets be drawn is on its way then, and goes first.
      if (answered) clientFor(call).catch(() => undefined);
      answered = true;
      return first.answer;
    }
    const { createSend } = await clientFor(call);
    const left = Math.max(1, timeoutMs - (performance.now() - begun));
    return createSend({ ...options, timeoutMs: left, tries: 1 })(call, request);
  };
}

/** The first try of a read; `undefined` if it is to be tried again. Throws a PlatformError if it is not. */
async function readOnce<Request, Response>(
  call: Call<Request, Response>,
  request: Request,
  options: SendOptions,
  timeoutMs: number,
): Promise<{ readonly answer: Response } | undefined> {
  const { fetch = globalThis.fetch } = options;
  const headers = headersFor(call, options);
  const address = addressOf(call, call.encode(request, options).query, options);
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (RETRIED.includes(answer.status)) return undefined;
    const text = await answer.text();
    if (!answer.ok) throw apiErrorFrom(call, answer.status, parsed(text));
    return { answer: decodeResponse(call, text) };
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    if ((error as Error).name === "TimeoutError") throw tooLate(call);
    return undefined;
  }
}
