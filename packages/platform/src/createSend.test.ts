import { type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Call } from "./call.ts";
import { systemStatus } from "./calls/systemStatus.ts";
import { createSend } from "./createSend.ts";

const open = { maintenance: false, regionRestriction: false };

/** A call that writes, for members only; no such call of the platform is there yet. */
const save: Call<{ readonly name: string }, string> = {
  id: "save",
  ledger: "AP-000",
  method: "POST",
  path: "/save",
  auth: "token",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (body) =>
    typeof body === "string" ? { ok: true, value: body } : { ok: false, path: "/name", reason: "must be string" },
};

const closers: (() => void)[] = [];

/** A platform on this machine that answers as it is told; returns its origin and the requests it saw. */
async function serve(answer: RequestListener) {
  const seen: { url: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: request.url, authorization: request.headers.authorization });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close().closeAllConnections());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

function json(value: unknown, status = 200): RequestListener {
  return (_, response) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const signedOut = (): undefined => undefined;

describe("sending a call", () => {
  it("a read carries its query and no token, and returns the decoded answer", async () => {
    const { origin, seen } = await serve(json(open));
    const send = createSend({ origin, token: () => "t" });
    await expect(send(systemStatus, { host: "a.localhost:4400" })).resolves.toEqual(open);
    expect(seen).toEqual([{ url: "/wps/system/status?url=a.localhost%3A4400", authorization: undefined }]);
  });

  it("a member's call carries the session's token", async () => {
    const { origin, seen } = await serve(json("done"));
    await expect(createSend({ origin, token: () => "t" })(save, { name: "a" })).resolves.toBe("done");
    expect(seen).toEqual([{ url: "/save", authorization: "t" }]);
  });

  it("a member's call without a session is not sent", async () => {
    const { origin, seen } = await serve(json("done"));
    await expect(createSend({ origin, token: signedOut })(save, { name: "a" })).rejects.toMatchObject({
      failure: "signedOut",
    });
    expect(seen).toEqual([]);
  });

  it("a read is tried a second time", async () => {
    let count = 0;
    const { origin } = await serve((request, response) => json(open, ++count === 1 ? 503 : 200)(request, response));
    await expect(createSend({ origin, token: signedOut })(systemStatus, { host: "a" })).resolves.toEqual(open);
  });

  it("a write is not", async () => {
    const { origin, seen } = await serve(json({}, 503));
    const sent = createSend({ origin, token: () => "t" })(save, { name: "a" });
    await expect(sent).rejects.toMatchObject({
      failure: "refused",
      status: 503,
      message: "save: the platform answered 503",
    });
    expect(seen).toHaveLength(1);
  });
});

describe("an answer that is none", () => {
  const send = (origin: string, timeoutMs?: number) =>
    createSend({ origin, token: () => "t", ...(timeoutMs === undefined ? {} : { timeoutMs }) });

  it("nobody there", async () => {
    await expect(send("http://127.0.0.1:9")(save, { name: "a" })).rejects.toMatchObject({ failure: "offline" });
  });

  it("no answer in time", async () => {
    const { origin } = await serve(() => {});
    await expect(send(origin, 50)(save, { name: "a" })).rejects.toMatchObject({ failure: "timeout" });
  });

  it("nobody waits any more", async () => {
    const { origin } = await serve(() => {});
    const controller = new AbortController();
    const sent = send(origin)(save, { name: "a" }, { signal: controller.signal });
    controller.abort();
    await expect(sent).rejects.toMatchObject({ failure: "aborted" });
  });

  it("a page instead of JSON", async () => {
    const { origin } = await serve((_, response) => response.end("<!doctype html>"));
    await expect(send(origin)(save, { name: "a" })).rejects.toMatchObject({
      failure: "malformed",
      message: "save: the answer is not JSON",
    });
  });

  it("JSON of another shape", async () => {
    const { origin } = await serve(json({}));
    await expect(send(origin)(save, { name: "a" })).rejects.toMatchObject({
      failure: "malformed",
      message: "save: /name must be string",
    });
  });
});
