import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { allCalls } from "./allCalls.gen.ts";
import type { Call } from "./call.ts";
import { createSend } from "./createSend.ts";
import { PlatformError } from "./platformError.ts";

// What a call sends stays between the site and its platform, whatever goes wrong.

const SECRET = "Secret-8372";

/** Every field of this request contains the secret. */
const request = new Proxy(
  {},
  { get: () => SECRET, ownKeys: () => ["password"], getOwnPropertyDescriptor: () => field },
);
const field = { value: SECRET, enumerable: true, configurable: true, writable: true };

/** A call whose request contains the secret in every encoding. */
function withSecret(call: Call<never, unknown>): Call<never, unknown> {
  const encode: typeof call.encode = (asked, context) => {
    const { query, json, form } = call.encode(asked, context);
    if (call.method === "GET") return { query: { ...query } };
    return form ? { form: { ...form, password: SECRET } } : { json: { ...(json as object), password: SECRET } };
  };
  return { ...call, encode };
}

const writes = allCalls.filter(({ method }) => method !== "GET").map(withSecret);

const endings: Readonly<Record<string, (asked: Request) => Response | Promise<Response>>> = {
  "the network fails": () => Promise.reject(new TypeError("fetch failed")),
  "the platform is broken": () => new Response("<!doctype html>", { status: 500 }),
  "the platform rejects it with a reason": () =>
    Response.json(
      { success: false, code: "FIELD_INVALID", message: "Please check.", value: { field: "password" } },
      { status: 422 },
    ),
  "the response is not JSON": (asked) => new Response(`<p>${asked.url}</p>`),
  "the response has another shape": () => Response.json({ success: true, value: 7 }),
};

const client = (answer: (asked: Request) => Response | Promise<Response>, timeoutMs = 30_000) =>
  createSend({
    origin: "http://platform.test",
    merchant: "ACM01",
    language: () => "ko",
    token: () => "token",
    timeoutMs,
    fetch: async (input, init) => answer(new Request(input, init)),
  });

const levels = ["debug", "log", "info", "warn", "error", "trace", "dir"] as const;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(Object.entries(endings))("AP-073 when %s", (_, answer) => {
  it("nothing is written to the console, and no error contains the request", async () => {
    const logged = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
    const sent = await Promise.allSettled(writes.map((call) => client(answer)(call, request as never)));
    const errors = sent.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(errors.length).toBeGreaterThan(20);
    expect(errors.filter((error) => !(error instanceof PlatformError))).toEqual([]);
    const told = inspect(errors, {
      depth: Infinity,
      showHidden: true,
      maxArrayLength: Infinity,
      maxStringLength: Infinity,
    });
    expect(told).not.toContain(SECRET);
    expect(logged.filter(({ mock }) => mock.calls.length > 0)).toEqual([]);
  });
});

it("AP-073 the test would notice the secret: the request carries it", async () => {
  const bodies: string[] = [];
  const answer = async (asked: Request): Promise<Response> => {
    bodies.push(await asked.text());
    return new Response(null, { status: 500 });
  };
  await Promise.allSettled(writes.map((call) => client(answer)(call, request as never)));
  expect(bodies).toHaveLength(writes.length);
  expect(bodies.filter((body) => !body.includes(SECRET))).toEqual([]);
});
