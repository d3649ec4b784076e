import { createServer, request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { ConnectionDropped } from "@livery/gateway/simulator/connectionDropped.ts";
import { listen, listenOn } from "./listen.ts";

/** A server whose responses are released one by one. */
async function start(drainMs?: number) {
  const asked = Promise.withResolvers<() => void>();
  const server = createServer((_, response) => asked.resolve(() => response.end("done")));
  const listening = await listenOn(server, 0, drainMs);
  const answered = new Promise<string>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: listening.port }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve(body));
    });
    sent.on("error", reject).end();
  });
  return { listening, answered, answer: await asked.promise };
}

test("a server that closes accepts no new connections and finishes responses in progress", async () => {
  const { listening, answered, answer } = await start();
  const closed = listening.close();
  const refused = new Promise((resolve) => connect(listening.port, "127.0.0.1").on("error", resolve));
  expect(await refused).toMatchObject({ code: "ECONNREFUSED" });
  answer();
  expect(await answered).toBe("done");
  await closed;
});

test("a connection is closed after its response, even while others wait for theirs", async () => {
  const waiting = Promise.withResolvers<() => void>();
  const server = createServer((asked, response) => {
    if (asked.url === "/slow") waiting.resolve(() => response.end("done"));
    else response.end("at once");
  });
  const listening = await listenOn(server, 0);
  const slow = connect(listening.port, "127.0.0.1", () => slow.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n"));
  const answer = await waiting.promise;
  const half = connect(listening.port, "127.0.0.1");
  half.write("GET / HTTP/1.1\r\n");
  await new Promise((resolve) => server.once("connection", resolve));
  const closed = listening.close();
  half.write("Host: x\r\n\r\n");
  let text = "";
  half.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => half.on("end", resolve));
  expect(text).toContain("at once");
  answer();
  await closed;
});

test("it does not wait for idle connections", async () => {
  const { listening, answered, answer } = await start();
  const idle = connect(listening.port, "127.0.0.1");
  await new Promise((resolve) => idle.once("connect", resolve));
  answer();
  await answered;
  const gone = new Promise((resolve) => idle.on("close", () => resolve("closed")));
  await listening.close();
  expect(await gone).toBe("closed");
});

test("a response that takes too long is abandoned", async () => {
  const { listening, answered } = await start(1);
  const [lost] = await Promise.allSettled([answered, listening.close()]);
  expect(lost).toMatchObject({ status: "rejected", reason: { message: "socket hang up" } });
});

test("a response lost on purpose sends no byte, and each request has its own connection", async () => {
  const listening = await listen(
    (asked) => {
      if (asked.url.endsWith("/lost")) throw new ConnectionDropped();
      return new Response("here");
    },
    0,
    { mayDrop: true },
  );
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${listening.port}${path}`, init);
  for (const init of [{}, { method: "POST", body: "{}" }]) {
    await expect(ask("/lost", init)).rejects.toMatchObject({ cause: { code: "UND_ERR_SOCKET" } });
  }
  const answer = await ask("/");
  expect([await answer.text(), answer.headers.get("Connection")]).toEqual(["here", "close"]);
  await listening.close();
});
