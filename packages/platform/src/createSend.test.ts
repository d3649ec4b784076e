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
import { uploadAvatar } from "./calls/uploadAvatar.ts";
import { type SendOptions, createSend } from "./createSend.ts";
import { sendLazily } from "./sendLazily.ts";

const open = { success: true, value: { maintenance: false, regionRestriction: false } };

/** A write for members only whose value is a text. */
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

/** A local platform with the given response; returns its origin and the requests that it received. */
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

/** One response after the other; the last one repeats. */
function inTurn(...answers: readonly RequestListener[]): RequestListener {
  let count = 0;
  return (request, response) => answers[Math.min(count++, answers.length - 1)]?.(request, response);
}

const hangUp: RequestListener = (request) => request.socket.destroy();

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A request for any call: only a file has to be one. */
const anything = { image: new Blob() } as never;

const signedOut = (): undefined => undefined;

// Both clients behave the same; a page's first load decides which one it has.
describe.each(Object.entries({ createSend, sendLazily }))("%s", (_name, create) => {
  function sendTo(origin: string, options: Partial<SendOptions> = {}) {
    return create({ origin, merchant: "ACM01", language: () => "ko", token: () => "secret", ...options });
  }

  describe("what a call carries", () => {
    it("a read carries its query, and returns the decoded response", async () => {
      const { origin, seen } = await serve(json(open));
      await expect(sendTo(origin)(systemStatus, { host: "a.localhost:4400" })).resolves.toMatchObject({
        state: "open",
      });
      expect(seen).toMatchObject([{ method: "GET", url: "/wps/system/status?url=a.localhost%3A4400", body: "" }]);
    });

    it("each response, also an error, tells the platform's time", async () => {
      const at = (date: string, answer: RequestListener): RequestListener => {
        return (request, response) => answer(request, response.setHeader("Date", date));
      };
      const { origin } = await serve(
        inTurn(
          at("Sun, 08 Jun 2031 03:00:00 GMT", json(open)),
          at("Sun, 08 Jun 2031 03:00:05 GMT", json({ success: false, code: "NO" }, 422)),
          at("soon", json(open)),
        ),
      );
      const times: number[] = [];
      const send = sendTo(origin, { onTime: (time) => times.push(time) });
      await send(systemStatus, { host: "a" });
      await expect(send(systemStatus, { host: "a" })).rejects.toMatchObject({ failure: "refused" });
      await send(systemStatus, { host: "a" });
      expect(times).toEqual([Date.UTC(2031, 5, 8, 3), Date.UTC(2031, 5, 8, 3, 0, 5)]);
    });

    it("a missing field is not sent", async () => {
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

    it("AP-103 files are sent beside the other fields, which come first, and without their names", async () => {
      const { origin, seen } = await serve(json({ success: true, value: { avatar: "a", avatarType: "CUSTOM" } }));
      const image = new File(["the pixels"], "my passport.png", { type: "image/png" });
      await sendTo(origin)(uploadAvatar, { type: "image/png", image });
      const [{ headers, body } = { headers: {}, body: "" }] = seen;
      expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/u);
      expect(body).toMatch(
        /^--\S+\r\nContent-Disposition: form-data; name="request"\r\n\r\n\{"type":"image\/png"\}\r\n--/u,
      );
      expect(body).toContain('name="image"; filename="image"\r\nContent-Type: image/png\r\n\r\nthe pixels\r\n');
      expect(body).not.toContain("passport");
    });

    it("every call names the site's merchant and the current language", async () => {
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
    ])("AP-Da only token calls have the token, in its header (%s) and never in the URL", async (tokenHeader, name) => {
      const { origin, seen } = await serve(json({ success: false }));
      const send = sendTo(origin, tokenHeader === undefined ? {} : { tokenHeader });
      for (const call of allCalls) await expect(send(call, anything)).rejects.toMatchObject({ failure: "refused" });
      expect(seen).toHaveLength(allCalls.length);
      expect(seen.filter(({ url }) => url?.includes("secret"))).toEqual([]);
      const carrying = allCalls.filter((_, at) => JSON.stringify(seen[at]?.headers).includes("secret"));
      expect(carrying).toEqual(allCalls.filter(({ auth }) => auth !== "none"));
      expect(seen.filter(({ headers }) => headers[name] === "secret")).toHaveLength(carrying.length);
    });

    it("a member's call without a session is not sent; a call for everybody is sent without the token", async () => {
      const { origin, seen } = await serve(json({ success: true }));
      const send = sendTo(origin, { token: signedOut });
      await expect(send(logout, undefined)).rejects.toMatchObject({ failure: "signedOut" });
      await expect(send(language, { language: "ko" })).resolves.toEqual({});
      expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
        ["/wps/session/language", undefined],
      ]);
    });
  });

  describe("a call with an idempotency key", () => {
    const pay: typeof save = { ...save, takesIdempotencyKey: true };

    it("AP-G carries a key in its header, a new one for each request", async () => {
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

    it("AP-G carries the page's key, which repeats a request whose response was lost", async () => {
      const { origin, seen } = await serve(inTurn(hangUp, json({ success: true, value: "done" })));
      const send = sendTo(origin);
      await expect(send(pay, { name: "a" }, { key: "k1" })).rejects.toMatchObject({ failure: "offline" });
      await expect(send(pay, { name: "a" }, { key: "k1" })).resolves.toBe("done");
      expect(seen.map(({ headers }) => headers["idempotency-key"])).toEqual(["k1", "k1"]);
    });

    it.each([
      ["the connection breaks", hangUp],
      ["the platform responds with 503", json({}, 503)],
      ["the platform responds with 409", json({}, 409)],
    ])("AP-G is never retried by the client: %s", async (_, answer) => {
      const { origin, seen } = await serve(answer);
      await expect(sendTo(origin)(pay, { name: "a" })).rejects.toBeDefined();
      expect(seen).toHaveLength(1);
    });
  });

  describe("a call whose body is encrypted", () => {
    const secret: typeof save = { ...save, encrypted: true };
    const encrypt = async (plain: unknown) => ({ jwe: Buffer.from(JSON.stringify(plain)).toString("base64") });

    it("AP-B is sent in the envelope of the site's scheme, and no other call is", async () => {
      const { origin, seen } = await serve(json({ success: true, value: "done" }));
      const send = sendTo(origin, { encrypt });
      await send(secret, { name: "a" });
      await send(save, { name: "a" });
      await send(systemStatus, { host: "a" }).catch(() => {});
      expect(seen.map(({ body }) => body)).toEqual(['{"jwe":"eyJuYW1lIjoiYSJ9"}', '{"name":"a"}', ""]);
    });

    it("is sent in clear if the site has no scheme, and not at all if the scheme fails", async () => {
      const { origin, seen } = await serve(json({ success: true, value: "done" }));
      await sendTo(origin)(secret, { name: "a" });
      const broken = sendTo(origin, { encrypt: () => Promise.reject(new Error("no key")) });
      await expect(broken(secret, { name: "a" })).rejects.toMatchObject({ name: "PlatformError" });
      expect(seen.map(({ body }) => body)).toEqual(['{"name":"a"}']);
    });
  });

  describe("where a call goes", () => {
    it("to a platform in the same process, if one replaces the network", async () => {
      const asked: string[] = [];
      const inProcess: typeof fetch = async (input, init) => {
        asked.push(new Request(input, init).url);
        return Response.json(open);
      };
      const send = sendTo("http://here.invalid", { fetch: inProcess });
      await expect(send(systemStatus, { host: "a" })).resolves.toMatchObject({ state: "open" });
      expect(asked).toEqual(["http://here.invalid/wps/system/status?url=a"]);
    });

    it("BR-055b to the brand's own base", async () => {
      const { origin, seen } = await serve(json({ success: true }));
      await sendTo(`${origin}/v1/`)(language, { language: "ko" });
      expect(seen.map(({ url }) => url)).toEqual(["/v1/wps/session/language"]);
    });

    it("AP-Fa every call to its own path, or to the site's path for it", async () => {
      const { origin, seen } = await serve(json({ success: false }));
      const ids: readonly string[] = allCalls.map(({ id }) => id);
      const own = sendTo(origin);
      const other = sendTo(origin, { endpoints: Object.fromEntries(ids.map((id) => [id, `/own/${id}`])) });
      for (const send of [own, other]) for (const call of allCalls) await send(call, anything).catch(() => undefined);
      const paths = seen.map(({ method, url }) => `${method} ${new URL(url ?? "", origin).pathname}`);
      expect(paths.slice(0, ids.length)).toEqual(allCalls.map(({ method, path }) => `${method} ${path}`));
      expect(paths.slice(ids.length)).toEqual(allCalls.map(({ method, id }) => `${method} /own/${id}`));
    });
  });

  describe("a second attempt", () => {
    it.each([500, 503])("a read has one if the platform responds with %i", async (status) => {
      const { origin, seen } = await serve(inTurn(json({}, status), json(open)));
      await expect(sendTo(origin)(systemStatus, { host: "a" })).resolves.toMatchObject({ state: "open" });
      expect(seen).toHaveLength(2);
    });

    it("a read has one if the connection breaks, and no third", async () => {
      const { origin, seen } = await serve(hangUp);
      await expect(sendTo(origin)(systemStatus, { host: "a" })).rejects.toMatchObject({ failure: "offline" });
      expect(seen).toHaveLength(2);
    });

    it.each([400, 401, 403, 404, 429, 501])("no call has one if the platform responds with %i", async (status) => {
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

  describe("a missing or invalid response", () => {
    it("AP-C an error in the envelope is an error, whatever the status", async () => {
      const apiError = { success: false, code: "WRONG_LOGIN", message: "No such account.", value: { captcha: true } };
      const { origin } = await serve(inTurn(json(apiError), json(apiError, 422)));
      const send = sendTo(origin);
      const said = { failure: "refused", code: "WRONG_LOGIN", said: "No such account.", value: { captcha: true } };
      await expect(send(save, { name: "a" })).rejects.toMatchObject({ ...said, status: 200 });
      await expect(send(save, { name: "a" })).rejects.toMatchObject({ ...said, status: 422 });
    });

    it("an error page is an error without details", async () => {
      const { origin } = await serve((_, response) => response.writeHead(404).end("<!doctype html>"));
      const sent = sendTo(origin)(save, { name: "a" });
      await expect(sent).rejects.toMatchObject({ failure: "refused", status: 404, code: undefined, said: undefined });
      await expect(sent).rejects.toThrow("save: the platform responded with 404");
    });

    it("an unreachable platform", async () => {
      await expect(sendTo("http://127.0.0.1:9")(save, { name: "a" })).rejects.toMatchObject({ failure: "offline" });
    });

    it("no response in time", async () => {
      const { origin, seen } = await serve(() => {});
      const sent = sendTo(origin, { timeoutMs: 50 })(systemStatus, { host: "a" });
      await expect(sent).rejects.toMatchObject({ failure: "timeout" });
      expect(seen.length).toBeLessThan(2);
    });

    it("an aborted call, before or after it was sent", async () => {
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
      await expect(sent).rejects.toMatchObject({ failure: "malformed", message: "save: the response is not JSON" });
    });

    it("JSON of another shape", async () => {
      const { origin } = await serve(json({ success: true, value: {} }));
      const sent = sendTo(origin)(save, { name: "a" });
      await expect(sent).rejects.toMatchObject({ failure: "malformed", message: "save: /name must be string" });
    });
  });

  describe("a response beside the value", () => {
    it("a call without a result needs no body", async () => {
      const { origin } = await serve((_, response) => response.writeHead(204).end());
      await expect(sendTo(origin)(logout, undefined)).resolves.toEqual({});
    });

    it.each([[{ success: true, value: "iVBORw0KGgo=", id: 7 }], [{ value: "iVBORw0KGgo=", id: "7" }]])(
      "the captcha's id is beside its picture: %j",
      async (body) => {
        const { origin } = await serve(json(body));
        const answer = { image: "data:image/png;base64,iVBORw0KGgo=", id: "7" };
        await expect(sendTo(origin)(captcha, undefined)).resolves.toEqual(answer);
      },
    );
  });
});
