import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { tokensByAuth } from "../testing/tokensByAuth.ts";
import { looseLimits } from "./limits.ts";

// What every live call rejects, whatever else it does: these tables include each new call once it is live.
const calls = Object.values<Call<never, unknown>>(liveCalls);
const writes = calls.filter(({ method }) => method !== "GET");
const named = (some: typeof calls) => some.map((call) => [call.id, call] as const);

/** The one call that takes a form instead of JSON. */
const isForm = ({ requirement }: Pick<Call<never, unknown>, "requirement">) => requirement === "AP-012";

let platform: TestGateway;
let tokens: Awaited<ReturnType<typeof tokensByAuth>>;
beforeAll(async () => {
  platform = await openTestGateway();
  tokens = await tokensByAuth(platform);
});
afterAll(() => platform.gateway.close());

interface Sent {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a call as a visitor who may send it. */
async function send({ path, method, auth }: Call<never, unknown>, { body, headers }: Sent): Promise<unknown> {
  const token = tokens.get(auth);
  const all = { ...(token !== undefined && { Authorization: token }), ...headers };
  const answer = await platform.raw(path, { method, headers: all, ...(body !== undefined && { body }) });
  return [answer.status, answer.body.code];
}

const formType = { "Content-Type": "application/x-www-form-urlencoded" };

describe("every call that changes something", () => {
  it.each(named(writes))("%s rejects a foreign origin", async (_, call) => {
    expect(await send(call, { body: "{}", headers: { Origin: "https://evil.example" } })).toEqual([
      403,
      "FOREIGN_ORIGIN",
    ]);
  });

  it.each(named(writes))("%s rejects another content type", async (_, call) => {
    const headers = isForm(call) ? { "Content-Type": "application/json" } : formType;
    expect(await send(call, { body: "{}", headers })).toEqual([415, "WRONG_CONTENT_TYPE"]);
  });

  it.each(named(writes.filter((call) => !isForm(call))))(
    "%s rejects a body that is not a JSON object",
    async (_, call) => {
      for (const body of ["{", "[]"]) expect(await send(call, { body })).toEqual([400, "BAD_REQUEST"]);
    },
  );
});

describe("every call", () => {
  it.each(named(calls.filter(needsSession)))(
    "AP-072c %s rejects visitors without a session",
    async (_, { path, method }) => {
      expect(await platform.raw(path, { method })).toMatchObject({ status: 401, body: { code: "SESSION_EXPIRED" } });
    },
  );

  it.each(named(calls.filter(({ auth }) => auth === "agent")))(
    "AP-072c %s rejects members who are not agents",
    async (_, call) => {
      const headers = { Authorization: tokens.get("token") ?? "" };
      expect((await platform.raw(call.path, { method: call.method, headers })).status).toBe(403);
    },
  );

  it.each(named(calls))("%s rejects too frequent requests", async (_, { path, method }) => {
    const limits = { ...looseLimits, address: { burst: 1, perMinute: 1 } };
    const own = await limited(limits);
    const ask = () => own.raw(path, { method, address: "203.0.113.7" });
    await ask();
    expect(await ask()).toMatchObject({ status: 429, body: { code: "auth/too-many-requests" } });
    // Resets the limits for the next call.
    own.clock.now += 60_000;
  });
});

let shared: Promise<TestGateway> | undefined;
/** One platform for all tests: opening one takes longer than all its responses here. */
function limited(limits: typeof looseLimits): Promise<TestGateway> {
  shared ??= openTestGateway({ limits });
  return shared;
}
afterAll(async () => (await shared)?.gateway.close());
