import { expect, test } from "vitest";
import { headerTakenBy } from "./requestHeaders.ts";

test.each([
  ["the site's own calls", "call", ["Merchant", "language", "CONTENT-TYPE", "idempotency-key"]],
  ["browsers", "browser", ["Cookie", "Host", "Sec-Token", "Proxy-Authorization", "connection", "Keep-Alive", "TE"]],
  ["browsers", "browser", ["Trailer", "Transfer-Encoding", "Upgrade", "Via", "Access-Control-Request-Headers"]],
  ["proxies", "proxy", ["X-Forwarded-For", "x-real-ip", "Forwarded", "HTTP2-Settings", "Max-Forwards", "CF-Ray"]],
  ["servers", "server", ["Content-Encoding", "If-None-Match", "Range", "Accept-Language", "X-HTTP-Method-Override"]],
  ["JavaScript", "javascript", ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"]],
] as const)("a header of %s cannot carry the token", (_whose, reason, names) => {
  for (const name of names) expect([name, headerTakenBy(name)]).toEqual([name, reason]);
});

test.each(["Authorization", "X-Token", "x-session", "token", "X-Forward-Token", "__token__"])(
  "the header %s can carry the token",
  (name) => {
    expect(headerTakenBy(name)).toBeUndefined();
  },
);
