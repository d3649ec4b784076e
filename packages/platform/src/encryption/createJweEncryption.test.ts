import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createJweEncryption } from "./createJweEncryption.ts";
import { encryptLazily } from "./encryptLazily.ts";
import type { EncryptedBody } from "./encryptionScheme.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: "spki", format: "der" }).toString("base64");
const purpose = { merchant: "ACM01", call: "login" };
const now = Date.UTC(2026, 10, 21, 3);

/**
 * Decrypts an envelope by the letter of RFC 7516, with a different cryptography library than the one that encrypted it.
 */
function open({ jwe }: EncryptedBody): { readonly header: unknown; readonly claims: unknown } {
  const [header = "", ...rest] = jwe.split(".");
  const [encryptedKey, iv, data, tag] = rest.map((part) => Buffer.from(part, "base64url"));
  if (!encryptedKey || !iv || !data || !tag || rest.length !== 4) throw new Error("an envelope has five parts");
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const key = privateDecrypt({ key: keys.privateKey, padding, oaepHash: "sha256" }, encryptedKey);
  const decipher = createDecipheriv("aes-256-gcm", key, iv);
  decipher.setAAD(Buffer.from(header, "ascii"));
  decipher.setAuthTag(tag);
  const text = decipher.update(data, undefined, "utf8") + decipher.final("utf8");
  return { header: JSON.parse(Buffer.from(header, "base64url").toString("utf8")), claims: JSON.parse(text) };
}

describe.each([
  ["at once", createJweEncryption(publicKey, () => now)],
  ["when it is first needed", encryptLazily(publicKey)],
])("a scheme whose cryptography is loaded %s", (_, { encrypt }) => {
  it("AU-075 encrypts any JSON as a JWE with a random AES-256-GCM key that is encrypted with RSA-OAEP", async () => {
    for (const body of [{ username: "demo", password: "비밀번호-1234 \u{1f511}" }, [], "x", null]) {
      const { header, claims } = open(await encrypt(body, purpose));
      expect(header).toEqual({ alg: "RSA-OAEP-256", enc: "A256GCM" });
      expect(claims).toMatchObject({ aud: "ACM01", call: "login", body });
    }
  });

  it("AU-075 makes a different envelope of the same body each time, with another key and another id", async () => {
    const encrypted = await Promise.all(Array.from({ length: 20 }, () => encrypt({ a: 1 }, purpose)));
    for (const part of [1, 2, 3, 4]) expect(new Set(encrypted.map(({ jwe }) => jwe.split(".")[part])).size).toBe(20);
    expect(new Set(encrypted.map((one) => (open(one).claims as { jti: string }).jti)).size).toBe(20);
  });
});

it("an envelope contains its time in seconds", async () => {
  const { encrypt } = createJweEncryption(publicKey, () => now + 999);
  expect(open(await encrypt({}, purpose)).claims).toMatchObject({ iat: now / 1000 });
});

it("an invalid key encrypts nothing", async () => {
  for (const key of ["", "bm90IGEga2V5", "%"]) {
    await expect(createJweEncryption(key).encrypt({}, purpose)).rejects.toBeInstanceOf(Error);
  }
});
