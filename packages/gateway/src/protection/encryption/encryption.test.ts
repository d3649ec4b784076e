import { login } from "@livery/platform/calls/login.ts";
import { countryCodes } from "@livery/platform/calls/countryCodes.ts";
import { createSend } from "@livery/platform/createSend.ts";
import { createJweEncryption } from "@livery/platform/encryption/createJweEncryption.ts";
import { ENCRYPTION_HEADER, type EncryptionScheme } from "@livery/platform/encryption/encryptionScheme.ts";
import { type KeyObject, createCipheriv, generateKeyPairSync, publicEncrypt, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../../demoAccounts.ts";
import { type TestGateway, openTestGateway } from "../../testing/openTestGateway.ts";
import { testMerchant } from "../../testing/testMerchant.ts";

const HOUR = 3_600_000;

const pair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const spki = (key: KeyObject) => key.export({ type: "spki", format: "der" }).toString("base64");
const keys = pair();
const publicKey = spki(keys.publicKey);

/** A site with the platform's public key; the other site on this platform has none. */
const sealing = { ...testMerchant, hosts: { ...testMerchant.hosts, publicKey } };
const plain = { ...testMerchant, merchant: "PLAIN1" };

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [sealing, plain], encryptionKey: keys.privateKey });
});
afterAll(() => platform.gateway.close());

const account = { type: "username", username: "demo", password: DEMO_PASSWORD } as const;
const { json: body } = login.encode(account, { merchant: sealing.merchant });
const purpose = { merchant: sealing.merchant, call: login.id };
const scheme = (key = publicKey) => createJweEncryption(key, () => platform.clock.now);

const post = (sent: unknown, merchant = sealing.merchant, on = platform) =>
  on.raw(login.path, { method: login.method, headers: { Merchant: merchant }, body: JSON.stringify(sent) });

/** An envelope with claims that no site would write. */
function encrypted(claims: object): { readonly jwe: string } {
  const header = Buffer.from(JSON.stringify(ENCRYPTION_HEADER)).toString("base64url");
  const [key, iv] = [randomBytes(32), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(header, "ascii"));
  const data = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
  const encryptedKey = publicEncrypt({ key: keys.publicKey, oaepHash: "sha256" }, key);
  const parts = [encryptedKey, iv, data, cipher.getAuthTag()].map((part) => part.toString("base64url"));
  return { jwe: [header, ...parts].join(".") };
}

/** A site's own client, and the bodies that it sent. */
function site(encrypt: EncryptionScheme["encrypt"]) {
  const sent: string[] = [];
  const send = createSend({
    origin: "http://platform.test",
    merchant: sealing.merchant,
    language: () => "ko",
    token: () => undefined,
    encrypt,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(await request.clone().text());
      return platform.gateway.fetch(request);
    },
  });
  return { send, sent };
}

describe("the envelope of an encrypted call", () => {
  it("AU-075 AP-B hides everything of a login, differs each time, and is decrypted by the platform", async () => {
    const { send, sent } = site(scheme().encrypt);
    for (let count = 0; count < 2; count += 1) {
      await expect(send(login, account)).resolves.toMatchObject({ userName: "demo" });
    }
    await send(countryCodes, undefined);
    const [first = "", second = "", read] = sent;
    expect(Object.keys(JSON.parse(first) as object)).toEqual(["jwe"]);
    expect(first).not.toBe(second);
    expect(first + second).not.toMatch(/demo|Demo-1234|username/);
    expect(read).toBe("");
  });

  it("is accepted once, also after a restart, and only for its own call and merchant", async () => {
    const encrypted = await scheme().encrypt(body, purpose);
    expect((await post(encrypted)).status).toBe(200);
    expect(await post(encrypted)).toMatchObject({ status: 400, body: { code: "SEAL_UNREADABLE" } });
    const forPlain = await scheme().encrypt(body, { ...purpose, merchant: plain.merchant });
    expect((await post(forPlain)).status).toBe(400);
    expect((await post(forPlain, plain.merchant)).status).toBe(200);
    expect((await post(await scheme().encrypt(body, { ...purpose, call: "register" }))).status).toBe(400);
  });

  it.each([
    ["a day slow", -25 * HOUR, 200],
    ["a day fast", 25 * HOUR, 200],
    ["slower than ids are remembered", -27 * HOUR, 400],
    ["from a future that nobody's clock shows", 27 * HOUR, 400],
  ])("may come from a clock that is %s: %d ms", async (_, offset, status) => {
    const encrypted = await createJweEncryption(publicKey, () => platform.clock.now + offset).encrypt(body, purpose);
    expect((await post(encrypted)).status).toBe(status);
  });

  it("cannot be sent again while it is still valid", async () => {
    const encrypted = await createJweEncryption(publicKey, () => platform.clock.now + 25 * HOUR).encrypt(body, purpose);
    expect((await post(encrypted)).status).toBe(200);
    const before = platform.clock.now;
    for (const hours of [1, 20, 40, 50, 52]) {
      platform.clock.now = before + hours * HOUR;
      expect((await post(encrypted)).status, `${hours} hours later`).toBe(400);
    }
    platform.clock.now = before;
  });

  it("cannot be sent again after the platform's clock ran a year ahead and accepted others", async () => {
    const YEAR = 365 * 24 * HOUR;
    const encrypted = await scheme().encrypt(body, purpose);
    expect((await post(encrypted)).status).toBe(200);
    platform.clock.now += YEAR;
    const ahead = createJweEncryption(publicKey, () => platform.clock.now);
    expect((await post(await ahead.encrypt(body, purpose))).status).toBe(200);
    platform.clock.now -= YEAR;
    expect((await post(encrypted)).status).toBe(400);
  });

  it("does not reveal which part is wrong", async () => {
    const { jwe } = await scheme().encrypt(body, purpose);
    const parts = jwe.split(".");
    const flipped = (part: number) =>
      parts
        .map((text, index) => (index === part ? (text.startsWith("A") ? "B" : "A") + text.slice(1) : text))
        .join(".");
    const header = (value: object) => [Buffer.from(JSON.stringify(value)).toString("base64url"), ...parts.slice(1)];
    const stranger = await scheme(spki(pair().publicKey)).encrypt(body, purpose);
    const wrong: unknown[] = [
      ...[0, 1, 2, 3, 4].map((part) => ({ jwe: flipped(part) })),
      { jwe: header({ alg: "none", enc: "A256GCM" }).join(".") },
      { jwe: header({ alg: "RSA-OAEP-256", enc: "A256GCM", zip: "DEF" }).join(".") },
      { jwe: parts.slice(0, 4).join(".") },
      { jwe: `${jwe}.x` },
      { jwe: "" },
      { jwe: 5 },
      { jwe, username: "demo" },
      stranger,
      await scheme().encrypt("a text", purpose),
      await scheme().encrypt([], purpose),
      ...[NaN, "now", platform.clock.now / 1000 + 0.000_1].map((iat) =>
        encrypted({ iat, jti: "x".repeat(16), aud: purpose.merchant, call: purpose.call, body }),
      ),
    ];
    const answers = await Promise.all(wrong.map((sent) => post(sent)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 400, body: { success: false, code: "SEAL_UNREADABLE" } });
    // None of them used up the real envelope.
    expect((await post({ jwe })).status).toBe(200);
  });

  it("has the same limits as any other body", async () => {
    const nested = JSON.parse(`${'{"a":'.repeat(40)}1${"}".repeat(40)}`) as unknown;
    expect((await post(await scheme().encrypt(nested, purpose))).status).toBe(400);
    const polluted = JSON.parse('{"__proto__":{"x":1}}') as unknown;
    expect((await post(await scheme().encrypt(polluted, purpose))).status).toBe(400);
  });
});

describe("a body in clear", () => {
  it("is rejected if the merchant has a key, and accepted if it has none", async () => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: "SEAL_MISSING" } });
    expect((await post(body, plain.merchant)).status).toBe(200);
  });

  it("is never sent by a site that cannot encrypt", async () => {
    const { send, sent } = site(createJweEncryption("bm90IGEga2V5").encrypt);
    await expect(send(login, account)).rejects.toMatchObject({ name: "PlatformError" });
    expect(sent).toEqual([]);
  });
});

it("a platform without the key decrypts nothing", async () => {
  const keyless = await openTestGateway({ merchants: [plain] });
  const encrypted = await scheme().encrypt(body, { ...purpose, merchant: plain.merchant });
  expect(await post(encrypted, plain.merchant, keyless)).toMatchObject({
    status: 400,
    body: { code: "SEAL_UNREADABLE" },
  });
  await keyless.gateway.close();
});
