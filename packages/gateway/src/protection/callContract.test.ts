import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { login } from "@livery/platform/calls/login.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import type { RequestShape } from "@livery/platform/requestShape.ts";
import { requestShapes } from "@livery/platform/requestShapes.gen.ts";
import { createJweEncryption } from "@livery/platform/encryption/createJweEncryption.ts";
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

// What the platform requires of every live call before it does anything: these tables include each new call once it is
// live.
const shapes: Readonly<Record<string, RequestShape<unknown>>> = requestShapes;
const calls = Object.values<Call<never, unknown>>(liveCalls).map((call) => ({
  id: call.id,
  call,
  required: shapes[call.id]?.required ?? [],
}));

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: "spki", format: "der" }).toString("base64");
const sealing = { ...mobileMerchant, merchant: "SEALED1", hosts: { ...mobileMerchant.hosts, publicKey } };

let platform: TestGateway;
const tokens = new Map<string, string>();
/** The account that may send every call. */
const SENDER = "agent1";
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [mobileMerchant, sealing], encryptionKey: keys.privateKey });
  tokens.set(mobileMerchant.merchant, await platform.logIn(SENDER));
  tokens.set(sealing.merchant, await logInEncrypted());
});
afterAll(() => platform.gateway.close());

/** A session at the merchant whose encrypted calls come in an envelope. */
async function logInEncrypted(): Promise<string> {
  const { merchant } = sealing;
  const { json } = login.encode({ type: "username", username: SENDER, password: DEMO_PASSWORD }, { merchant });
  const encrypt = createJweEncryption(publicKey, () => platform.clock.now);
  const body = JSON.stringify(await encrypt.encrypt(json, { merchant, call: login.id }));
  const answer = await platform.raw(login.path, { method: login.method, headers: { Merchant: merchant }, body });
  return (answer.body.value as { token: string }).token;
}

interface Sent {
  readonly merchant?: string;
  readonly key?: string;
}

/** Sends a call without any fields, as a member where it needs one. */
async function ask(call: Call<never, unknown>, { key, merchant = mobileMerchant.merchant }: Sent = {}) {
  const isForm = call.encode({} as never, { merchant: "" }).form !== undefined;
  const session = needsSession(call) ? tokens.get(merchant) : undefined;
  const headers = {
    Merchant: merchant,
    ...(session !== undefined && { Authorization: session }),
    ...(key !== undefined && { "Idempotency-Key": key }),
    ...(isForm && { "Content-Type": "application/x-www-form-urlencoded" }),
  };
  const body = call.method === "GET" || isForm ? {} : { body: "{}" };
  return platform.raw(call.path, { method: call.method, headers, ...body });
}

describe("the platform enforces each call's row of the register", () => {
  it.each(calls)("AP-072c $id accepts only its own method", async ({ call }) => {
    const own = calls.filter((one) => one.call.path === call.path).map((one) => one.call.method);
    for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH"]) {
      const { status, body } = await platform.raw(call.path, { method });
      expect(body.code === "WRONG_METHOD", `${method}: ${status} ${body.code}`).toBe(!own.includes(method as "GET"));
    }
  });

  it.each(calls.filter(({ required }) => required.length > 0))(
    "AP-072c $id is rejected without its required fields",
    async ({ call, required }) => {
      const { status, body } = await ask(call, call.takesIdempotencyKey ? { key: randomUUID() } : {});
      expect({ status, code: body.code }).toEqual({ status: 422, code: "FIELD_INVALID" });
      expect(body.value).toMatchObject({ field: required[0] });
    },
  );

  it.each(calls.filter(({ call }) => call.takesIdempotencyKey))(
    "AP-072c $id is rejected without a key",
    async ({ call }) => {
      expect(await ask(call)).toMatchObject({ status: 400, body: { code: "KEY_MISSING" } });
    },
  );

  // A call without fields has nothing to hide, and this test would carry it out.
  it.each(calls.filter(({ id, call }) => call.method !== "GET" && id in shapes))(
    "AP-072c $id requires an envelope only if its row says so",
    async ({ call }) => {
      const { body } = await ask(call, { merchant: sealing.merchant, key: randomUUID() });
      expect(body.code === "SEAL_MISSING", body.code).toBe(call.encrypted);
    },
  );
});
