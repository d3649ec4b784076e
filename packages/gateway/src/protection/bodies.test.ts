import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { fileFieldOf } from "@livery/platform/fileField.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { readRequest } from "@livery/platform/readRequest.ts";
import type { RequestShape } from "@livery/platform/requestShape.ts";
import { requestShapes } from "@livery/platform/requestShapes.gen.ts";
import type { SchemaRules } from "@livery/product/schemaRules.ts";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { tokensByAuth } from "../testing/tokensByAuth.ts";
import { blocksOf } from "./blocksOf.ts";
import { LARGEST_TEXT, mostValues } from "./bodyLimits.ts";

// The largest body of every call that takes one, and that nothing looks at a larger one.

const shapes: Readonly<Record<string, RequestShape<unknown>>> = requestShapes;
const calls = Object.values<Call<never, unknown>>(liveCalls)
  .filter(({ method }) => method !== "GET")
  .map((call) => ({
    id: call.id,
    call,
    isForm: call.encode({} as never, { merchant: "" }).form !== undefined,
  }));
const json = calls.filter(({ isForm }) => !isForm);

let platform: TestGateway;
let tokens: Awaited<ReturnType<typeof tokensByAuth>>;
beforeAll(async () => {
  platform = await openTestGateway();
  tokens = await tokensByAuth(platform);
});
afterAll(() => platform.gateway.close());

type Row = (typeof calls)[number];

interface Sent {
  readonly body: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a body as it is, as a visitor who may send the call; returns the status and the code. */
async function send({ call, isForm }: Row, { body, headers }: Sent): Promise<string> {
  const token = tokens.get(call.auth);
  const init = {
    method: call.method,
    headers: {
      Merchant: "TEST01",
      "Content-Type": isForm ? "application/x-www-form-urlencoded" : "application/json",
      ...(token !== undefined && { Authorization: token }),
      ...headers,
    },
    body,
    duplex: "half",
  };
  const response = await platform.gateway.fetch(new Request(`http://platform.test${call.path}`, init as RequestInit));
  return `${response.status} ${((await response.json()) as { code?: string }).code}`;
}

/** A body that never ends, in pieces of a size; `pulled` is what was taken from it. */
function endless(size: number) {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += size;
        controller.enqueue(new Uint8Array(size).fill(0x20));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulled };
}

const TOO_LARGE = "413 BODY_TOO_LARGE";
const UNREAD = "400 BAD_REQUEST";

/** What reads, copies or checks a body: none of it may have begun. */
async function withoutLooking(work: () => Promise<void>): Promise<void> {
  const parse = vi.spyOn(JSON, "parse");
  try {
    await work();
    expect(parse.mock.calls.filter(([text]) => text.length > 1000)).toEqual([]);
  } finally {
    parse.mockRestore();
  }
}

describe("every call with a body", () => {
  it.each(calls)("$id rejects a byte more than 64 KB, whatever is announced", async (row) => {
    const body = " ".repeat(LARGEST_TEXT + 1);
    for (const announced of [undefined, String(body.length), "5", "0"]) {
      const headers = announced === undefined ? {} : { "Content-Length": announced };
      expect(await send(row, { body, headers })).toBe(TOO_LARGE);
    }
    // Neither JSON nor a form: nothing is done.
    expect(await send(row, { body: " ".repeat(LARGEST_TEXT) })).not.toBe(TOO_LARGE);
  });

  it.each(calls)("$id takes little more than 64 KB of a body that never ends", async (row) => {
    for (const size of [1000, 64 * 1024]) {
      const { body, pulled } = endless(size);
      expect(await send(row, { body })).toBe(TOO_LARGE);
      expect(pulled()).toBeLessThanOrEqual(3 * LARGEST_TEXT);
    }
  });

  it.each(calls)("$id rejects more values than it has fields, before anything looks at them", async (row) => {
    const entries = Array.from({ length: mostValues(row.id) + 1 }, (_, index) => [`k${index}`, "1"]);
    const body = row.isForm ? `${new URLSearchParams(entries)}` : JSON.stringify(Object.fromEntries(entries));
    expect(body.length).toBeLessThan(LARGEST_TEXT);
    await withoutLooking(async () => expect(await send(row, { body })).toBe(UNREAD));
  });

  it.each(json)("$id rejects nesting that no call needs, before anything looks at it", async (row) => {
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
    await withoutLooking(async () => {
      for (const depth of [33, 5000]) expect(await send(row, { body: nested(depth) })).toBe(UNREAD);
      expect(await send(row, { body: "[".repeat(LARGEST_TEXT) })).toBe(UNREAD);
    });
  });

  it.each(calls.filter(({ call }) => needsSession(call)))(
    "$id reads nothing of a visitor without a session",
    async (row) => {
      const { body, pulled } = endless(1000);
      expect(await send(row, { body, headers: { Authorization: "" } })).toMatch(/^401 /u);
      expect(pulled()).toBe(0);
    },
  );

  const bomb = new Uint8Array(gzipSync(Buffer.alloc(20_000_000, " ")));
  it.each(calls)("$id inflates nothing", async (row) => {
    const zipped = await send(row, { body: bomb, headers: { "Content-Encoding": "gzip" } });
    expect(zipped).toBe("415 WRONG_CONTENT_TYPE");
  });
});

/** A request in which every field is there and as long as it may be, and every list is full. */
function fullest({
  type,
  enum: choices,
  properties,
  items,
  maxItems = 0,
  maxLength = 200,
  maximum,
}: SchemaRules): unknown {
  if (choices) return choices.toSorted((one, other) => String(other).length - String(one).length)[0];
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fullest(field)]));
  if (items) return Array.from({ length: maxItems }, () => fullest(items));
  if (type === "boolean") return false;
  return type === "string" ? "가".repeat(maxLength) : (maximum ?? Number.MIN_SAFE_INTEGER);
}

describe("every request", () => {
  it.each(calls.filter(({ id }) => id in shapes))("of $id fits into its limits at its fullest", ({ id }) => {
    const shape = shapes[id]!;
    const file = fileFieldOf(shape);
    const { [file?.name ?? ""]: _, ...fields } = fullest(shape) as Record<string, unknown>;
    const text = JSON.stringify(fields);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LARGEST_TEXT);
    expect(text.split(/[,[{]/u).length).toBeLessThanOrEqual(mostValues(id));
  });

  it.each(Object.entries(shapes))("of %s has a bound for every list and file", (_, shape) => {
    const unbounded = (rules: SchemaRules): boolean =>
      (rules.items !== undefined && rules.maxItems === undefined) ||
      (rules.contentMediaType !== undefined && rules.maxLength === undefined) ||
      [rules.items, ...Object.values(rules.properties ?? {})].some((child) => child !== undefined && unbounded(child));
    expect(unbounded(shape)).toBe(false);
  });
});

it("a body that has begun takes no more memory than what has arrived of it", async () => {
  for await (const { length, buffer } of blocksOf(new Blob(["{"]).stream())) {
    expect(length).toBe(1);
    expect(buffer.byteLength).toBeLessThan(100);
  }
});

it("a text with many brackets and commas is one value", async () => {
  const sent = { type: "IDEA", text: `${"[{,".repeat(160)}"\\"` };
  expect(readRequest(shapes["feedback"]!, sent).ok).toBe(true);
  const row = json.find(({ id }) => id === "feedback")!;
  expect(await send(row, { body: JSON.stringify(sent) })).toBe("422 CAPTCHA_REQUIRED");
});
