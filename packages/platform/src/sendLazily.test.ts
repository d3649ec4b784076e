import { expect, it } from "vitest";
import { language } from "./calls/language.ts";
import { systemStatus } from "./calls/systemStatus.ts";
import * as client from "./createSend.ts";
import type { SendOptions } from "./createSend.ts";
import { sendLazily } from "./sendLazily.ts";

const open = { success: true, value: { maintenance: false, regionRestriction: false } };

/** A site whose client loads on command, and a platform in the same process that gives one response after the other. */
function site(...answers: readonly (() => Response)[]) {
  return patientSite(30_000, ...answers);
}

function patientSite(timeoutMs: number, ...answers: readonly (() => Response)[]) {
  const asked: Request[] = [];
  const options: SendOptions = {
    origin: "http://here.invalid",
    merchant: "ACM01",
    language: () => "ko",
    token: () => undefined,
    timeoutMs,
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer?.() ?? Response.json(open);
    },
  };
  const coming: PromiseWithResolvers<typeof client>[] = [];
  const send = sendLazily(options, () => {
    const next = Promise.withResolvers<typeof client>();
    coming.push(next);
    return next.promise;
  });
  return { send, asked, coming, options };
}

it("a read does not wait for the client, and equals the client's own request", async () => {
  const { send, asked, options } = site();
  await expect(send(systemStatus, { host: "a" })).resolves.toMatchObject({ state: "open" });
  await client.createSend(options)(systemStatus, { host: "a" });
  const [first, byClient] = asked.map(({ url, method, headers }) => [url, method, [...headers]]);
  expect(first).toEqual(byClient);
});

it("the client is prefetched after the second response, not with the first requests", async () => {
  const { send, coming } = site();
  await send(systemStatus, { host: "a" });
  expect(coming).toHaveLength(0);
  await send(systemStatus, { host: "a" });
  expect(coming).toHaveLength(1);
});

it("a write waits for the client, which is fetched once", async () => {
  const { send, asked, coming } = site(() => Response.json({ success: true }));
  const sent = Promise.all([send(language, { language: "en" }), send(language, { language: "ko" })]);
  await Promise.resolve();
  expect(asked).toEqual([]);
  coming[0]?.resolve(client);
  await sent;
  expect(coming).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

it("the client makes a read's second attempt, and no third", async () => {
  const { send, asked, coming } = site(() => new Response("", { status: 503 }));
  const sent = send(systemStatus, { host: "a" });
  await expect.poll(() => coming).toHaveLength(1);
  expect(asked).toHaveLength(1);
  coming[0]?.resolve(client);
  await expect(sent).rejects.toMatchObject({ failure: "refused", status: 503 });
  expect(asked).toHaveLength(2);
});

it("a client that fails to load counts as an unreachable platform, and the next call loads it again", async () => {
  const { send, asked, coming } = site(() => Response.json({ success: true }));
  const sent = send(language, { language: "en" });
  coming[0]?.reject(new TypeError("Failed to fetch dynamically imported module"));
  await expect(sent).rejects.toMatchObject({ name: "PlatformError", failure: "offline" });
  const again = send(language, { language: "en" });
  coming[1]?.resolve(client);
  await expect(again).resolves.toEqual({});
  expect(asked).toHaveLength(1);
});

it("a client that never loads is a call without a response in time", async () => {
  const { send, asked, coming } = patientSite(500);
  await expect(send(language, { language: "en" })).rejects.toMatchObject({ failure: "timeout" });
  const again = send(systemStatus, { host: "a" });
  await expect(again).resolves.toMatchObject({ state: "open" });
  expect(coming).toHaveLength(1);
  expect(asked).toHaveLength(1);
});
