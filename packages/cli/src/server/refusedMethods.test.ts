import { type TestGateway, openTestGateway } from "@livery/gateway/testing/openTestGateway.ts";
import { testMerchant } from "@livery/gateway/testing/testMerchant.ts";
import { createPictureStore } from "@livery/pack/pictures/pictureStore.ts";
import { login } from "@livery/platform/calls/login.ts";
import { METHODS } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Listening, listen } from "./listen.ts";
import { createPlatformMount } from "./platformMount.ts";

// How a brand's own server handles methods that no call has: `new Request` rejects some of them, so only a real
// connection can test it.

let platform: TestGateway;
let server: Listening;
beforeAll(async () => {
  platform = await openTestGateway();
  const mount = createPlatformMount({
    brand: () => ({ site: testMerchant }) as never,
    pictures: createPictureStore(),
    platform: {
      answer: (request, address) => platform.gateway.fetch(request, { address }),
      picture: (request, address, draw) => platform.gateway.picture(request, { address }, draw),
    },
  });
  server = await listen(mount.answer, 0);
});
afterAll(async () => {
  await server.close();
  await platform.gateway.close();
});

/** Sends a raw request without a body and returns the whole response. */
function send(method: string, path: string, headers: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const all = ["Host: brand.localhost", `Merchant: ${testMerchant.merchant}`, "Connection: close", ...headers];
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`${method} ${path} HTTP/1.1\r\n${all.join("\r\n")}\r\n\r\n`),
    );
    socket.on("data", (part: Buffer) => (answer += part.toString()));
    socket.on("close", () => resolve(answer)).on("error", reject);
  });
}

const refused = METHODS.filter((method) => ![login.method, "CONNECT", "HEAD"].includes(method));

test.each(refused)("%s on a call with another method returns 405 with the allowed method", async (method) => {
  for (const path of [login.path, `${testMerchant.hosts.api}${login.path}`]) {
    const answer = await send(method, path);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(new RegExp(`^allow: ${login.method}\r$`, "im"));
    expect(answer).toContain(`"code":"WRONG_METHOD"`);
  }
});

test("TRACE stays TRACE when its headers are changed on the way", async () => {
  for (const header of ["X-Forwarded-For: 203.0.113.7", `If-None-Match: W/"1"`]) {
    expect(await send("TRACE", "/wps/system/status", [header]), header).toMatch(/^HTTP\/1\.1 405 /);
  }
});

test("CONNECT and unknown methods never reach the platform", async () => {
  expect(await send("CONNECT", login.path)).toBe("");
  expect(await send("UNKNOWN", login.path)).toMatch(/^HTTP\/1\.1 400 /);
});
