import { type IncomingHttpHeaders, type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { allCalls } from "./allCalls.gen.ts";
import type { Call } from "./call.ts";
import { captcha } from "./calls/captcha.ts";
import { hotGames } from "./calls/hotGames.ts";
import { language } from "./calls/language.ts";
import { logout } from "./calls/logout.ts";
import { requestPasswordMail } from "./calls/requestPasswordMail.ts";
import { systemStatus } from "./calls/systemStatus.ts";
import { type SendOptions, createSend } from "./createSend.ts";
import { sendLazily } from "./sendLazily.ts";

const open = { success: true, value: { maintenance: false, regionRestriction: false } };

/** A call that writes, for members only, and whose answer is a text. */
const save: Call<{ readonly name: string }, string> = {
  id: "save",
  requirement: "AP-000",
  method: "POST",
  path: "/save",
  auth: "token",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) =>
    typeof value === "string"
      ? { ok: true, value, dropped: 0 }
      : { ok: false, path: "/name", reason: "must be string" },
};

const closers: (() => void)[] = [];

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A platform on this machine that answers as it is told; returns its origin and the requests it saw. */
async function serve(answer: RequestListener) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close().closeAllConnections());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

function json(value: unknown, status = 200): RequestListener {
  return (_, response) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

/** One answer after the other; the last one from then on. */
function inTurn(...answers: readonly RequestListener[]): RequestListener {
  let count = 0;
  return (request, response) => answers[Math.min(count++, answers.length - 1)]?.(request, response);
}

const hangUp: RequestListener = (request) => request.socket.destroy();

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const signedOut = (): undefined => undefined;

// Both are one way to the platform: which of them a page has is a matter of its first load.
describe.each(Object.entries({ createSend, sendLazily }))("%s", (_name, create) => {
  function sendTo(origin: string, options: Partial<SendOptions> = {}) {
    return create({ origin, merchant: "ACM01", language: () => "ko", token: () => "secret", ...options });
  }

  describe("what a call carries", () => {
    it("a read carries its query, and returns the decoded answer", async () => {
      const { origin, seen } = await serve(json(open));
      await expect(sendTo(origin)(systemStatus, { host: "a.localhost:4400" })).resolves.toMatchObject({
        state: "open",
      });
      expect(seen).toMatchObject([{ method: "GET", url: "/wps/system/status?url=a.localhost%3A4400", body: "" }]);
    });

    it("a field that is not given is not sent", async () => {
      const { origin, seen } = await serve(json({ list: [] }));
      await sendTo(origin)(hotGames, { language: "ko" });
      expect(seen[0]?.url).toContain("merchantCode=ACM01&isPlatform=2&platform=");
      expect(seen[0]?.url).not.toMatch(/vassalage|undefined/);
    });

    it("a write carries JSON, or a form where the platform reads one", async () => {
      const { origin, seen } = await serve(json({ success: true }));
      await sendTo(origin)(language, { language: "en" });
      await sendTo(origin)(requestPasswordMail, { username: "a b", email: "a@b.example" });
      expect(seen).toMatchObject([
        { method: "POST", headers: { "content-type": "application/json" }, body: '{"language":"en"}' },
        {
          headers: { "content-type": expect.stringContaining("urlencoded") },
          body: "username=a+b&email=a%40b.example",
        },
      ]);
    });

    it("every call names the site's merchant and the language of the moment", async () => {
      const { origin, seen } = await serve(json(open));
      let current = "ko";
      const send = sendTo(origin, { language: () => current });
      await send(systemStatus, { host: "a" });
      current = "en";
      await send(systemStatus, { host: "a" });
      expect(seen.map(({ headers }) => [headers["merchant"], headers["language"]])).toEqual([
        ["ACM01", "ko"],
        ["ACM01", "en"],
      ]);
    });

    it.each([
      [undefined, "authorization"],
      ["X-Session", "x-session"],
    ])(
      "AP-Da the token stands in its header (%s) on token calls only, and never in the URL",
      async (tokenHeader, name) => {
        const { origin, seen } = await serve(json({ success: false }));
        const send = sendTo(origin, tokenHeader === undefined ? {} : { tokenHeader });
        for (const call of allCalls)
          await expect(send(call, {} as never)).rejects.toMatchObject({ failure: "refused" });
        expect(seen).toHaveLength(allCalls.length);
        expect(seen.filter(({ url }) => url?.includes("secret"))).toEqual([]);
        const carrying = allCalls.filter((_, at) => JSON.stringify(seen[at]?.headers).includes("secret"));
        expect(carrying).toEqual(allCalls.filter(({ auth }) => auth !== "none"));
        expect(seen.filter(({ headers }) => headers[name] === "secret")).toHaveLength(carrying.length);
      },
    );

    it("a member's call without a session is not sent; one for everybody goes without the token", async () => {
      const { origin, seen } = await serve(json({ success: true }));
      const send = sendTo(origin, { token: signedOut });
      await expect(send(logout, undefined)).rejects.toMatchObject({ failure: "signedOut" });
      await expect(send(language, { language: "ko" })).resolves.toEqual({});
      expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
        ["/wps/session/language", undefined],
      ]);
    });
  });

  describe("a call that takes a key", () => {
    const pay: typeof save = { ...save, takesIdempotencyKey: true };

    it("AP-G carries one in its header, another for each send", async () => {
      const { origin, seen } = await serve(json({ success: true, value: "done" }));
      const send = sendTo(origin);
      await send(pay, { name: "a" });
      await send(pay, { name: "a" });
      await send(save, { name: "a" });
      const [first, second, without] = seen.map(({ headers }) => headers["idempotency-key"]);
      expect([first, second]).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^[\da-f-]{36}$/)));
      expect(first).not.toBe(second);
      expect(without).toBeUndefined();
    });

    it("AP-G carries that of the page, which repeats a send whose answer was lost", async () => {
      const { origin, seen } = await serve(inTurn(hangUp, json({ success: true, value: "done" })));
      const send = sendTo(origin);
      await expect(send(pay, { name: "a" }, { key: "k1" })).rejects.toMatchObject({ failure: "offline" });
      await expect(send(pay, { name: "a" }, { key: "k1" })).resolves.toBe("done");
      expect(seen.map(({ headers }) => headers["idempotency-key"])).toEqual(["k1", "k1"]);
    });

    it.each([
      ["the line breaks", hangUp],
      ["the platform answers 503", json({}, 503)],
      ["the platform answers 409", json({}, 409)],
    ])("AP-G is never sent a second time by the client itself: %s", async (_, answer) => {
      const { origin, seen } = await serve(answer);
      await expect(sendTo(origin)(pay, { name: "a" })).rejects.toBeDefined();
      expect(seen).toHaveLength(1);
    });
  });

  describe("a call whose body is encrypted", () => {
    const secret: typeof save = { ...save, encrypted: true };
    const encrypt = async (plain: unknown) => ({ jwe: Buffer.from(JSON.stringify(plain)).toString("base64") });

    it("AP-B goes in the envelope of the site's scheme, and no other call does", async () => {
      const { origin, seen } = await serve(json({ success: true, value: "done" }));
      const send = sendTo(origin, { encrypt });
      await send(secret, { name: "a" });
      await send(save, { name: "a" });
      await send(systemStatus, { host: "a" }).catch(() => {});
      expect(seen.map(({ body }) => body)).toEqual(['{"jwe":"eyJuYW1lIjoiYSJ9"}', '{"name":"a"}', ""]);
    });

    it("goes as it is where the site has no scheme, and not at all where the scheme fails", async () => {
      const { origin, seen } = await serve(json({ success: true, value: "done" }));
      await sendTo(origin)(secret, { name: "a" });
      const broken = sendTo(origin, { encrypt: () => Promise.reject(new Error("no key")) });
      await expect(broken(secret, { name: "a" })).rejects.toMatchObject({ name: "PlatformError" });
      expect(seen.map(({ body }) => body)).toEqual(['{"name":"a"}']);
    });
  });

  describe("where a call goes", () => {
    it("to a platform in the same process, where one is given in place of the network", async () => {
      const asked: string[] = [];
      const inProcess: typeof fetch = async (input, init) => {
        asked.push(new Request(input, init).url);
        return Response.json(open);
      };
      const send = sendTo("http://here.invalid", { fetch: inProcess });
      await expect(send(systemStatus, { host: "a" })).resolves.toMatchObject({ state: "open" });
      expect(asked).toEqual(["http://here.invalid/wps/system/status?url=a"]);
    });

    it("BR-055b a brand's own base is where its calls go", async () => {
      const { origin, seen } = await serve(json({ success: true }));
      await sendTo(`${origin}/v1/`)(language, { language: "ko" });
      expect(seen.map(({ url }) => url)).toEqual(["/v1/wps/session/language"]);
    });

    it("AP-Fa every call goes to its own path, or to the one that the site has for it", async () => {
      const { origin, seen } = await serve(json({ success: false }));
      const ids: readonly string[] = allCalls.map(({ id }) => id);
      const own = sendTo(origin);
      const other = sendTo(origin, { endpoints: Object.fromEntries(ids.map((id) => [id, `/own/${id}`])) });
      for (const send of [own, other])
        for (const call of allCalls) await send(call, {} as never).catch(() => undefined);
      const paths = seen.map(({ method, url }) => `${method} ${new URL(url ?? "", origin).pathname}`);
      expect(paths.slice(0, ids.length)).toEqual(allCalls.map(({ method, path }) => `${method} ${path}`));
      expect(paths.slice(ids.length)).toEqual(allCalls.map(({ method, id }) => `${method} /own/${id}`));
    });
  });

  describe("a second try", () => {
    it.each([500, 503])("a read has one when the platform answers %i", async (status) => {
      const { origin, seen } = await serve(inTurn(json({}, status), json(open)));
      await expect(sendTo(origin)(systemStatus, { host: "a" })).resolves.toMatchObject({ state: "open" });
      expect(seen).toHaveLength(2);
    });

    it("a read has one when the line breaks, and no third", async () => {
      const { origin, seen } = await serve(hangUp);
      await expect(sendTo(origin)(systemStatus, { host: "a" })).rejects.toMatchObject({ failure: "offline" });
      expect(seen).toHaveLength(2);
    });

    it.each([400, 401, 403, 404, 429, 501])("no call has one when the platform answers %i", async (status) => {
      const { origin, seen } = await serve(json({}, status));
      await expect(sendTo(origin)(systemStatus, { host: "a" })).rejects.toMatchObject({ failure: "refused", status });
      expect(seen).toHaveLength(1);
    });

    it("a write has none, whatever happens", async () => {
      const { origin, seen } = await serve(inTurn(json({}, 503), hangUp));
      const send = sendTo(origin);
      await expect(send(save, { name: "a" })).rejects.toMatchObject({ failure: "refused", status: 503 });
      await expect(send(logout, undefined)).rejects.toMatchObject({ failure: "offline" });
      expect(seen).toHaveLength(2);
    });
  });

  describe("an answer that is none", () => {
    it("AP-C a refusal in the envelope is one, whatever the status", async () => {
      const apiError = { success: false, code: "WRONG_LOGIN", message: "No such account.", value: { captcha: true } };
      const { origin } = await serve(inTurn(json(apiError), json(apiError, 422)));
      const send = sendTo(origin);
      const said = { failure: "refused", code: "WRONG_LOGIN", said: "No such account.", value: { captcha: true } };
      await expect(send(save, { name: "a" })).rejects.toMatchObject({ ...said, status: 200 });
      await expect(send(save, { name: "a" })).rejects.toMatchObject({ ...said, status: 422 });
    });

    it("an error page is a refusal that says nothing", async () => {
      const { origin } = await serve((_, response) => response.writeHead(404).end("<!doctype html>"));
      const sent = sendTo(origin)(save, { name: "a" });
      await expect(sent).rejects.toMatchObject({ failure: "refused", status: 404, code: undefined, said: undefined });
      await expect(sent).rejects.toThrow("save: the platform answered 404");
    });

    it("nobody there", async () => {
      await expect(sendTo("http://127.0.0.1:9")(save, { name: "a" })).rejects.toMatchObject({ failure: "offline" });
    });

    it("no answer in time", async () => {
      const { origin, seen } = await serve(() => {});
      const sent = sendTo(origin, { timeoutMs: 50 })(systemStatus, { host: "a" });
      await expect(sent).rejects.toMatchObject({ failure: "timeout" });
      expect(seen.length).toBeLessThan(2);
    });

    it("nobody waits any more, before or after it was sent", async () => {
      const { origin } = await serve(() => {});
      const controller = new AbortController();
      const options = { signal: controller.signal };
      const sent = sendTo(origin)(save, { name: "a" }, options);
      controller.abort();
      await expect(sent).rejects.toMatchObject({ failure: "aborted" });
      await expect(sendTo(origin)(save, { name: "a" }, options)).rejects.toMatchObject({ failure: "aborted" });
    });

    it("a page instead of JSON", async () => {
      const { origin } = await serve((_, response) => response.end("<!doctype html>"));
      const sent = sendTo(origin)(save, { name: "a" });
      await expect(sent).rejects.toMatchObject({ failure: "malformed", message: "save: the answer is not JSON" });
    });

    it("JSON of another shape", async () => {
      const { origin } = await serve(json({ success: true, value: {} }));
      const sent = sendTo(origin)(save, { name: "a" });
      await expect(sent).rejects.toMatchObject({ failure: "malformed", message: "save: /name must be string" });
    });
  });

  describe("an answer in another place than the value", () => {
    it("a call that only says that it is done needs no body", async () => {
      const { origin } = await serve((_, response) => response.writeHead(204).end());
      await expect(sendTo(origin)(logout, undefined)).resolves.toEqual({});
    });

    it.each([[{ success: true, value: "iVBORw0KGgo=", id: 7 }], [{ value: "iVBORw0KGgo=", id: "7" }]])(
      "the captcha's id stands beside its picture: %j",
      async (body) => {
        const { origin } = await serve(json(body));
        const answer = { image: "data:image/png;base64,iVBORw0KGgo=", id: "7" };
        await expect(sendTo(origin)(captcha, undefined)).resolves.toEqual(answer);
      },
    );
  });
});
