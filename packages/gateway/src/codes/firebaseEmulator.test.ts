import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { registerByMobile } from "@livery/platform/calls/registerByMobile.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lastCode, otherThan } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const MINUTE = 60_000;
const webKey = "example-web-key-of-acme";
const merchant = {
  ...mobileMerchant,
  firebase: { project: "acme-example", app: "1:1:web:a", webKey, emulator: true as const },
};
/** Its codes come from Firebase itself, whose proofs this platform cannot check. */
const { emulator: _, ...account } = merchant.firebase;
const real = { ...mobileMerchant, merchant: "REAL001", firebase: account };

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [merchant, real] });
});
afterEach(() => platform.gateway.close());

/** Asks the emulator as Firebase's library does. */
async function ask(method: string, body: object, key = webKey) {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${key}`;
  const answer = await platform.raw(path, { method: "POST", body: JSON.stringify(body) });
  const { error, ...value } = answer.body as unknown as Record<string, string> & { error?: { message: string } };
  return error?.message ?? value;
}

async function proofOf(phoneNumber: string): Promise<string> {
  const sent = (await ask("sendVerificationCode", { phoneNumber })) as { sessionInfo: string };
  const code = await lastCode(platform, phoneNumber);
  const confirmed = (await ask("signInWithPhoneNumber", { ...sent, code })) as { idToken: string };
  return confirmed.idToken;
}

const DEMO = "+821020001000";
const demo = { mobileNum: "01020001000", countryDialingCode: "82" };
const byProof = (verificationCode: string, more = demo) =>
  platform.client()(login, { type: "firebase", ...more, verificationCode });
const wrong = { status: 422, code: "auth/invalid-verification-code", value: { field: "verificationCode" } };

describe("the emulator of Firebase", () => {
  it("AP-001 its proof of a number logs the number's member in, for five minutes", async () => {
    const proof = await proofOf(DEMO);
    await expect(byProof(proof)).resolves.toMatchObject({ userName: "demo" });
    platform.clock.now += 5 * MINUTE;
    await expect(byProof(proof)).rejects.toMatchObject(wrong);
  });

  it("AP-001 another number's proof and one that somebody else made log nobody in", async () => {
    const proof = await proofOf("+821077770000");
    await expect(byProof(proof)).rejects.toMatchObject(wrong);
    const [head, , signature] = proof.split(".");
    const claims = Buffer.from(JSON.stringify({ aud: "acme-example", phone_number: DEMO, auth_time: 2e9 }));
    platform.clock.now += 15 * MINUTE;
    await expect(byProof(`${head}.${claims.toString("base64url")}.${signature}`)).rejects.toMatchObject(wrong);
  });

  it("AP-008 its proof of a number replaces the platform's code in a registration", async () => {
    const fields = { mobileNum: "01077770000", countryDialingCode: "82", password: "passwort-frei" };
    const request = (proof: string) => ({
      fields: { ...fields, verificationCode: "123456", firebaseChannel: "sms", firebaseIdToken: proof },
      registerUrl: "https://site.test/register",
      domain: "site.test",
      registerMethod: "WEB" as const,
    });
    const send = platform.client();
    await expect(send(registerByMobile, request(await proofOf(DEMO)))).rejects.toMatchObject(wrong);
    const { token = "" } = await send(registerByMobile, request(await proofOf("+821077770000")));
    await expect(platform.client({ token })(memberInfo, undefined)).resolves.toBeDefined();
  });

  it("answers failures in Firebase's words: wrong and old codes, numbers, and too many messages", async () => {
    const phoneNumber = "+821077770000";
    const sent = (await ask("sendVerificationCode", { phoneNumber })) as object;
    const code = await lastCode(platform, phoneNumber);
    expect(await ask("signInWithPhoneNumber", { ...sent, code: otherThan(code) })).toBe("INVALID_CODE");
    expect(await ask("sendVerificationCode", { phoneNumber })).toBe("TOO_MANY_ATTEMPTS_TRY_LATER");
    platform.clock.now += 5 * MINUTE;
    expect(await ask("signInWithPhoneNumber", { ...sent, code })).toBe("SESSION_EXPIRED");
    expect(await ask("sendVerificationCode", { phoneNumber: "+8212" })).toBe("INVALID_PHONE_NUMBER");
    expect(await ask("sendVerificationCode", {})).toBe("MISSING_PHONE_NUMBER");
  });

  it("AP-001 merchants without it have no emulator, and the proofs of none are accepted", async () => {
    const proof = await proofOf(DEMO);
    const refused = platform.client({ merchant: real.merchant })(login, {
      type: "firebase",
      ...demo,
      verificationCode: proof,
    });
    await expect(refused).rejects.toMatchObject({ status: 403, code: "auth/operation-not-allowed" });
    expect(await ask("sendVerificationCode", { phoneNumber: DEMO }, "some-other-key")).toBe("MERCHANT_UNKNOWN");
  });
});
