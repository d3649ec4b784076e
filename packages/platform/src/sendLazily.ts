import type { Call } from "./call.ts";
import { decodeResponse, parsed, apiErrorFrom, tellTime, tooLate, unreachable } from "./callResponse.ts";
import { addressOf, headersFor, RETRIED, TIMEOUT_MS } from "./callRequest.ts";
import type { Send, SendOptions } from "./createSend.ts";
import { MissingCode } from "./missingCode.ts";
import { PlatformError } from "./platformError.ts";

type Code = Pick<typeof import("./createSend.ts"), "createSend">;

/** The client's code, and the site's client. */
interface Client extends Code {
  readonly send: Send;
}

/**
 * Sends like `createSend`, whose code is loaded later: the first screen waits for one read, and its first load carries
 * no HTTP library for it. Until then, reads use the browser's own `fetch`, and the client makes their second attempt if
 * they need one. Everything else waits for the client, and every call uses it once it is loaded.
 */
export function sendLazily(
  options: SendOptions,
  fetchCode: () => Promise<Code> = () => import("./createSend.ts"),
): Send {
  const { timeoutMs = TIMEOUT_MS } = options;
  let here: Client | undefined;
  let coming: Promise<Client> | undefined;
  let answered = false;

  /** Code that failed to load, or not in time, is requested again by the next call. */
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
      throw cause instanceof PlatformError ? cause : unreachable(call, new MissingCode("the client", { cause }));
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
      // Not after the first response: what that one needs for drawing the page loads first.
      if (answered) clientFor(call).catch(() => undefined);
      answered = true;
      return first.answer;
    }
    const { createSend } = await clientFor(call);
    const left = Math.max(1, timeoutMs - (performance.now() - begun));
    return createSend({ ...options, timeoutMs: left, tries: 1 })(call, request);
  };
}

/** The first attempt of a read; `undefined` if it must be retried. Throws a PlatformError if not. */
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
    tellTime(answer, options);
    if (RETRIED.includes(answer.status)) return undefined;
    const text = await answer.text();
    if (!answer.ok) throw apiErrorFrom(call, answer.status, parsed(text));
    return { answer: decodeResponse(call, text, options) };
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    if ((error as Error).name === "TimeoutError") throw tooLate(call);
    return undefined;
  }
}
