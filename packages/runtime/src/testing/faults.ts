import { createSend, type Send } from "@livery/platform/createSend.ts";
import { defined } from "@livery/platform/defined.ts";

const json = (body: unknown, status: number) => Response.json(body, { status });

/** What can happen to any call instead of a proper response. */
export const faults = {
  "the device is offline": () => Promise.reject(new TypeError("Failed to fetch")),
  "the browser gives it up": () => Promise.reject(new DOMException("The user aborted a request.", "AbortError")),
  "nothing arrives in time": () => new Promise<never>(() => undefined),
  "the platform fails": () => json({ success: false, code: "INTERNAL", message: "NullPointerException" }, 500),
  "a proxy answers for it": () => new Response("<!doctype html><title>Bad gateway</title>", { status: 502 }),
  "there were too many requests": () => json({ success: false, code: "TOO_MANY_REQUESTS" }, 429),
  "the session has ended": () => json({ success: false, code: "SESSION_EXPIRED" }, 401),
  "the response is empty": () => new Response(""),
  "the response is cut off": () => new Response('{"success":true,"value":{"tok'),
  "the response has another shape": () => json({ success: true, value: 7 }, 200),
} satisfies Readonly<Record<string, () => Response | Promise<Response>>>;

export type FaultId = keyof typeof faults;

/** The site's own client on a connection where every call ends like this. */
export function faultySend(fault: FaultId): Send {
  return createSend({
    origin: "http://platform.test",
    merchant: "M1",
    language: () => "en",
    token: () => "t1",
    tries: 1,
    ...defined({ timeoutMs: fault === "nothing arrives in time" ? 1 : undefined }),
    fetch: async () => faults[fault](),
  });
}
