import { type TestGateway, openTestGateway } from "@livery/gateway/testing/openTestGateway.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { feedback } from "@livery/platform/calls/feedback.ts";
import { multipart } from "@livery/platform/multipart.ts";
import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOwnPlatformMount } from "./platformMount.ts";
import { type Listening, listen } from "./listen.ts";

// Over a real connection: a platform that does not read a body still has to send its response.

let platform: TestGateway;
let server: Listening;
let hasty: Listening;
beforeAll(async () => {
  platform = await openTestGateway();
  const mount = createOwnPlatformMount({ answer: (asked, address) => platform.gateway.fetch(asked, { address }) });
  server = await listen(mount.answer, 0);
  hasty = await listen(mount.answer, 0, { longestArrivalMs: 200 });
});
afterAll(async () => {
  await Promise.all([server.close(), hasty.close()]);
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

/** Opens a connection and sends the head of a call with a body of a length. */
function begin(length: number, type: string): Socket {
  const socket = connect(server.port, "127.0.0.1");
  const head = ["Host: localhost", "Merchant: TEST01", `Content-Type: ${type}`, `Content-Length: ${length}`];
  socket.write(`${feedback.method} ${feedback.path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
  return socket;
}

test("a body that is far too large is not read to its end, and its sender gets the answer", async () => {
  const socket = begin(2 ** 40, "application/json");
  const closed = new Promise((resolve) => socket.on("close", resolve));
  // The platform closes the connection while this is still sending.
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (piece: Buffer) => (answer += piece.toString()));
  const piece = Buffer.alloc(64 * 1024, " ");
  const send = (): void => {
    while (socket.writable && socket.write(piece));
  };
  socket.on("drain", send);
  send();
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*BODY_TOO_LARGE/su);
  // What the system's own buffers hold is not read.
  expect(socket.bytesWritten).toBeLessThan(64 * 1024 * 1024);
});

test("a refused upload reaches its end, for senders who look at the answer only then", async () => {
  const picture = new File([Buffer.alloc(5 * 1024 * 1024)], "");
  const form = new Response(
    multipart({ type: "IDEA", text: "Please show the rules." }, { images: [picture, picture, picture] }),
  );
  const type = form.headers.get("Content-Type")!;
  const bytes = Buffer.from(await form.arrayBuffer());
  const socket = begin(bytes.length, type);
  for (let at = 0; at < bytes.length; at += 64 * 1024) {
    if (!socket.write(bytes.subarray(at, at + 64 * 1024))) await once(socket, "drain");
  }
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 422 .*CAPTCHA_REQUIRED/su);
  // The connection can be used again.
  socket.write(`GET /wps/system/status HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [next] = (await once(socket, "data")) as [Buffer];
  expect(next.toString()).toMatch(/^HTTP\/1\.1 /u);
  socket.destroy();
});

test("a body that does not arrive in time is not waited for, whatever the call", async () => {
  const tokens = new Map([
    ["token", await platform.logIn("demo")],
    ["agent", await platform.logIn("agent1")],
  ]);
  const calls = Object.values<Call<never, unknown>>(liveCalls).filter(({ method }) => method !== "GET");
  const late = calls.map(async ({ id, method, path, auth }) => {
    const socket = connect(hasty.port, "127.0.0.1");
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
