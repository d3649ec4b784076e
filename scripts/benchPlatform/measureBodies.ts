import { needsSession } from "@livery/platform/needsSession.ts";
import { login } from "@livery/platform/calls/login.ts";
import { DEMO_PASSWORD } from "@livery/gateway/demoAccounts.ts";
import { requestHeaders } from "@livery/product/requestHeaders.ts";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type LargestBody, largestBodies } from "./largestBodies.ts";
import type { PlatformProcess } from "./platformProcess.ts";
import { wireRequest } from "./wireRequest.ts";

/** Bodies of each kind, and how many of them arrive at once. */
const EACH = 8;
const AT_ONCE = 4;
/** All bodies once more, so many at once. */
const CROWD = 32;
const CALM_MS = 2000;

export interface BodiesFound {
  /** How many kinds of bodies were sent. */
  readonly kinds: number;
  /** The longest wait of another call in milliseconds: without them, beside one kind of them, and beside which. */
  readonly calm: number;
  readonly longestWait: number;
  readonly beside: string;
  /** The most megabytes that the platform ever took. */
  readonly peak: number;
  readonly errors: readonly string[];
}

/** Sends every call the largest body that it takes while another visitor asks for something else. */
export async function measureBodies(platform: PlatformProcess): Promise<BodiesFound> {
  const bodies = await largestBodies();
  const visitor = new Worker(new URL("./otherVisitor.ts", import.meta.url), { workerData: platform.site });
  const sender = await createSender(platform);
  // Whatever is loaded with the first call of a kind is loaded now.
  await inParallel(bodies, 1, sender.send);
  const calm = await longestWaitDuring(visitor, () => setTimeout(CALM_MS));
  const found: { readonly name: string; readonly wait: number }[] = [];
  for (const body of bodies) {
    const wait = await longestWaitDuring(visitor, () =>
      inParallel(Array<LargestBody>(EACH).fill(body), AT_ONCE, sender.send),
    );
    found.push({ name: body.name, wait });
  }
  await inParallel([...bodies, ...bodies], CROWD, sender.send);
  await visitor.terminate();
  const longest = found.reduce((one, other) => (one.wait < other.wait ? other : one));
  return {
    kinds: bodies.length,
    calm,
    longestWait: longest.wait,
    beside: longest.name,
    peak: await platform.ask("peak"),
    errors: sender.errors,
  };
}

/** The longest wait of another visitor until the work is done. */
async function longestWaitDuring(visitor: Worker, work: () => Promise<unknown>): Promise<number> {
  await longestWait(visitor);
  await work();
  return longestWait(visitor);
}

/** The longest wait of another visitor since it was last asked for. */
async function longestWait(visitor: Worker): Promise<number> {
  visitor.postMessage("longest wait");
  const [wait] = (await once(visitor, "message")) as [number];
  return wait;
}

async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** Sends bodies as visitors who may send them, each member's by another one. */
async function createSender({ site, tokens }: PlatformProcess) {
  const errors: string[] = [];
  const [, port] = site.host.split(":");
  let sent = 0;

  async function post(path: string, method: string, headers: Record<string, string>, bytes: Buffer) {
    const { promise, resolve } = Promise.withResolvers<{ status: number; text: string }>();
    // A connection of its own: the platform closes one whose body it did not read to its end, perhaps while the next
    // request is on its way. One that does not stay open would be closed before its response has arrived.
    const own = { agent: false, headers: { ...headers, Connection: "keep-alive" } } as const;
    const out = request({ host: "127.0.0.1", port, path, method, ...own }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    // The platform need not read what it rejects.
    out.on("error", (error) => resolve({ status: 0, text: error.message }));
    out.end(bytes);
    return promise;
  }

  const asAgent = wireRequest(site, login, { type: "username", username: "agent1", password: DEMO_PASSWORD });
  const { Host = "", ...plain } = asAgent.headers;
  const { "Accept-Encoding": _, ...headers } = plain;
  const { text } = await post(asAgent.path, asAgent.method, { ...headers, Host }, Buffer.from(asAgent.body ?? ""));
  const agentToken = (JSON.parse(text) as { value: { token: string } }).value.token;

  return {
    errors,
    async send({ name, call, type, bytes }: LargestBody): Promise<void> {
      sent += 1;
      const token = call.auth === "agent" ? agentToken : tokens[sent % tokens.length]!;
      const { status, text: said } = await post(
        call.path,
        call.method,
        {
          Host: site.host,
          [requestHeaders.merchant]: site.merchant,
          [requestHeaders.contentType]: type,
          "Content-Length": String(bytes.length),
          ...(needsSession(call) && { [site.tokenHeader]: token }),
          ...(call.takesIdempotencyKey && { [requestHeaders.idempotencyKey]: randomUUID() }),
        },
        bytes,
      );
      if (status === 0 || (status >= 500 && status !== 503)) errors.push(`${name}: ${status} ${said}`);
    },
  };
}
