import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allCalls } from "./allCalls.gen.ts";
import { type SendOptions, createSend } from "./createSend.ts";
import { PlatformError } from "./platformError.ts";
import { sendLazily } from "./sendLazily.ts";

// Whatever goes wrong with any call, its sender gets the one error class.
const signedIn = { origin: "http://platform.test", merchant: "ACM01", language: () => "ko", token: () => "token" };

const endings: readonly { readonly failure: string; readonly when: string; readonly answer: () => Response }[] = [
  {
    failure: "offline",
    when: "the network fails",
    answer: () => {
      throw new TypeError("fetch failed");
    },
  },
  { failure: "refused", when: "the platform is broken", answer: () => new Response("<p>", { status: 500 }) },
  {
    failure: "refused",
    when: "the platform rejects it",
    answer: () => Response.json({ success: false, code: "NO", message: "No." }, { status: 422 }),
  },
  { failure: "malformed", when: "the response is not JSON", answer: () => new Response("<p>") },
];

const clients = {
  createSend,
  // The client's code is available at once, because loading it would take extra time.
  sendLazily: (options: SendOptions) => sendLazily(options, async () => ({ createSend })),
};

/** A request for any call: only a file has to be one. */
const anything = { image: new Blob() } as never;

/** Takes a whole request, as a network does: Node reports a form whose body is cancelled unread as an unhandled error. */
async function taken(input: RequestInfo | URL, init?: RequestInit): Promise<Request> {
  const request = new Request(input, init);
  await request.clone().arrayBuffer();
  return request;
}

describe.each(Object.entries(clients))("%s", (_name, create) => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => vi.useRealTimers());

  it("AP-071a every call has 30 s for its response, including a second attempt", async () => {
    const timeouts = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), ms);
      return controller.signal;
    });
    // Kept, because an unreferenced request may be garbage-collected together with its signal.
    const asked: Request[] = [];
    const never = (request: Request): Promise<Response> => {
      asked.push(request);
      const { signal } = request;
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
    };
    const send = create({ ...signedIn, fetch: async (input, init) => never(await taken(input, init)) });
    const failed: unknown[] = [];
    for (const call of allCalls) void send(call, anything).catch((error: unknown) => failed.push(error));
    while (asked.length < allCalls.length) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveLength(allCalls.length);
    expect(failed.filter((error) => !(error instanceof PlatformError) || error.failure !== "timeout")).toEqual([]);
    timeouts.mockRestore();
  });

  it.each(endings)("AP-071b every call fails with the one error when $when", async ({ failure, answer }) => {
    const fetch = async (...request: Parameters<typeof taken>): Promise<Response> => {
      await taken(...request);
      return answer();
    };
    const send = create({ ...signedIn, fetch });
    const sent = Promise.allSettled(allCalls.map((call) => send(call, anything)));
    await vi.runAllTimersAsync();
    const errors = (await sent).map((one) => (one.status === "rejected" ? (one.reason as unknown) : "no error"));
    expect(errors).toHaveLength(allCalls.length);
    expect(errors.filter((error) => !(error instanceof PlatformError) || error.failure !== failure)).toEqual([]);
  });
});
