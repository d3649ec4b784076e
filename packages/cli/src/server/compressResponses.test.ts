import { describe, expect, it } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressResponses } from "./compressResponses.ts";

const script = "const answer = 42; ".repeat(200);

function site(content = script, type = "text/javascript") {
  const answer = compressResponses((request) => {
    const headers = { "Content-Type": type, ETag: '"abc"' };
    if (request.headers.get("If-None-Match") === '"abc"') return new Response(null, { status: 304, headers });
    return new Response(content, { headers });
  });
  return (request: Request) => answer(request, "127.0.0.1");
}

function ask(headers: Record<string, string>): Request {
  return new Request("http://north.localhost/a.js", { headers });
}

describe("compressResponses", () => {
  it("sends brotli to clients that accept it, with the bytes of the file", async () => {
    const response = await site()(ask({ "Accept-Encoding": "gzip, deflate, br" }));
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await response.bytes()).toString()).toBe(script);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  });

  it("also compresses responses without a tag, which it need not recognise again", async () => {
    const answer = compressResponses(() => Response.json({ script }));
    for (const round of [1, 2]) {
      const response = await answer(ask({ "Accept-Encoding": "br" }), "127.0.0.1");
      expect(response.headers.get("Content-Encoding"), `answer ${round}`).toBe("br");
      expect(JSON.parse(brotliDecompressSync(await response.bytes()).toString())).toEqual({ script });
    }
  });

  it("sends gzip if brotli is refused, and the plain file to clients that accept neither", async () => {
    const zipped = await site()(ask({ "Accept-Encoding": "br;q=0, gzip" }));
    expect(gunzipSync(await zipped.bytes()).toString()).toBe(script);
    const plain = await site()(ask({}));
    expect(plain.headers.has("Content-Encoding")).toBe(false);
    expect(await plain.text()).toBe(script);
  });

  it("does not compress pictures and small files", async () => {
    const picture = await site(script, "image/png")(ask({ "Accept-Encoding": "br" }));
    const small = await site("1")(ask({ "Accept-Encoding": "br" }));
    expect([picture, small].map(({ headers }) => headers.has("Content-Encoding"))).toEqual([false, false]);
  });

  it("recognises the file by the tag that it sent", async () => {
    const fetch = site();
    const first = await fetch(ask({ "Accept-Encoding": "br" }));
    const again = await fetch(ask({ "Accept-Encoding": "br", "If-None-Match": first.headers.get("ETag") ?? "" }));
    expect(again.status).toBe(304);
  });
});
