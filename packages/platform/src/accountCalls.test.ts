import { expect, it } from "vitest";
import type { Call } from "./call.ts";
import { changePassword } from "./calls/changePassword.ts";
import { login } from "./calls/login.ts";
import { resetPassword } from "./calls/resetPassword.ts";
import { createSend } from "./createSend.ts";

const response = { token: "t1", firstTimeLogin: true, passwordExpired: true, userName: "demo01" };

/** Sends a call of somebody who is logged in to a platform that takes encrypted bodies. */
async function sent<Request, Response>(call: Call<Request, Response>, request: Request, value: object = response) {
  let wire: globalThis.Request | undefined;
  let plain: unknown;
  const send = createSend({
    origin: "http://platform.test",
    merchant: "ACM01",
    language: () => "ko",
    token: () => "token-8372",
    tokenHeader: "Authorization",
    encrypt: async (body) => ((plain = body), { jwe: "sealed" }),
    fetch: async (input, init) => {
      wire = new Request(input, init);
      return Response.json({ success: true, value });
    },
  });
  const answer = await send(call, request);
  if (!wire) throw new Error(`${call.id} was not sent.`);
  return { answer, path: new URL(wire.url).pathname, headers: wire.headers, body: await wire.text(), plain };
}

const account = { type: "username", username: "demo01", password: "Demo-1234" } as const;

it("AU-005 a login is encrypted and has no token header", async () => {
  const { body, plain, headers } = await sent(login, account);
  expect(JSON.parse(body)).toEqual({ jwe: "sealed" });
  expect(plain).toMatchObject(account);
  expect(headers.has("Authorization")).toBe(false);
});

it("AU-006 a login has a token, a name and two flags, whatever else the platform adds", async () => {
  const { answer } = await sent(login, account, { ...response, isAgent: 1, level: { id: 3 } });
  expect(answer).toEqual({ ...response, mustChangePassword: false });
});

const reset = { newPassword: "Brave-Moon-7", mobileNum: "01020001000", verificationCode: "123456" };

it("AU-046 a reset by phone sends the number, the code and the new password, encrypted", async () => {
  const { path, body, plain } = await sent(resetPassword, { ...reset, countryDialingCode: "82" });
  expect(path).toBe("/wps/member/password/verification");
  expect(JSON.parse(body)).toEqual({ jwe: "sealed" });
  expect(plain).toMatchObject(reset);
});

it("AU-050 a change of the password sends exactly the old, the new and its copy, encrypted", async () => {
  const change = { oldPassword: "Demo-1234", newPassword: "Brave-Moon-7", confirmNewPassword: "Brave-Moon-7" };
  const { body, plain } = await sent(changePassword, change, {});
  expect(JSON.parse(body)).toEqual({ jwe: "sealed" });
  expect(plain).toEqual(change);
});
