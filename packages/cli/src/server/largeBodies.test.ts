import { type TestGateway, openTestGateway } from "@livery/gateway/testing/openTestGateway.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { feedback } from "@livery/platform/calls/feedback.ts";
import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOwnPlatformMount } from "./platformMount.ts";
import { type Listening, listen } from "./listen.ts";

// Over a real connection: a platform that does not read a body still has to send its response.

let platform: TestGateway;
let server: Listening;
beforeAll(async () => {
  platform = await openTestGateway();
  const mount = createOwnPlatformMount({ answer: (asked, address) => platform.gateway.fetch(asked, { address }) });
  server = await listen(mount.answer, 0, { longestArrivalMs: 200 });
});
afterAll(async () => {
  await server.close();
  await platform.gateway.close();
});

/** 20 MB of keys: what stopped the platform once. */
const flood = Buffer.from(`{${Array.from({ length: 1_500_000 }, (_, index) => `"k${index}":0`).join(",")}}`);

test.each([
  ["announced", { "Content-Length": flood.length }],
  ["in pieces that announce nothing", { "Transfer-Encoding": "chunked" }],
])("20 MB of keys, %s, get their answer", async (_, length) => {
  const headers = { Host: "localhost", Merchant: "TEST01", "Content-Type": "application/json", ...length };
  const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port: server.port, path: feedback.path, method: feedback.method, headers },
      (response) => void text(response).then((body) => resolve({ status: response.statusCode, body }), reject),
    );
    sent.on("error", reject);
    sent.end(flood);
  });
  expect(answer).toEqual({ status: 413, body: expect.stringContaining("BODY_TOO_LARGE") });
});

test("a body that does not arrive in time is not waited for, whatever the call", async () => {
  const tokens = new Map([
    ["token", await platform.logIn("demo")],
    ["agent", await platform.logIn("agent1")],
  ]);
  const calls = Object.values<Call<never, unknown>>(liveCalls).filter(({ method }) => method !== "GET");
  const late = calls.map(async ({ id, method, path, auth }) => {
    const socket = connect(server.port, "127.0.0.1");
    const head = [
      "Host: localhost",
      "Merchant: TEST01",
      `Authorization: ${tokens.get(auth) ?? ""}`,
      "Content-Type: application/json",
      "Content-Length: 50",
    ];
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n{`);
    return [id, (await text(socket)).slice(0, "HTTP/1.1 408".length)];
  });
  expect(Object.fromEntries(await Promise.all(late))).toEqual(
    Object.fromEntries(calls.map(({ id }) => [id, "HTTP/1.1 408"])),
  );
});
