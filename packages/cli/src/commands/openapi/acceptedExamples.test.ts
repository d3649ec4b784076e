import { DEMO_PASSWORD as password } from "@livery/gateway/demoAccounts.ts";
import type { Merchant } from "@livery/gateway/merchant.ts";
import { mobileMerchant } from "@livery/gateway/testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "@livery/gateway/testing/openTestGateway.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { callBody } from "@livery/platform/callBody.ts";
import { register } from "@livery/platform/calls/register.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { fileFieldOf } from "@livery/platform/fileField.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createExamples, fileExamples } from "./examples.ts";
import { type JsonSchema, readSchemas } from "./readSchemas.ts";
import { schemaComponents, titleOf } from "./schemaComponents.ts";

// A schema defines each field, but describes only in words which fields belong together. The reference platform shows
// that the examples get this right.

/** Why the platform still rejects an example: it names things that do not exist, or that a new member has not earned. */
const unknowable = [
  "ORDER_UNKNOWN",
  "CARD_UNKNOWN",
  "MAIL_UNKNOWN",
  "SESSION_UNKNOWN",
  "AFFILIATE_LINK_UNKNOWN",
  "CONTRACT_UNKNOWN",
  "NO_UPLINE",
  "INSUFFICIENT_POINTS",
  "NOTHING_TO_CLAIM",
  "VERIFICATION_ENDED",
  "auth/invalid-verification-code",
  "auth/captcha-check-failed",
  "WRONG_CAPTCHA",
  // No provider's games run beside this platform.
  "UNAVAILABLE",
];

const DAY_MS = 24 * 3_600_000;

/** Phones are not verified here, so that an example may leave out a phone's number and its code. */
const unverified: Merchant = {
  ...mobileMerchant,
  merchant: "UNVERIFIED",
  switches: { ...mobileMerchant.switches, REGMOBVERF3: false },
};
const sentByVerified = ["sendRegisterCode", "registerByMobile"];

type Body = Readonly<Record<string, string>>;

const schemas = await readSchemas();
const examplesOf = createExamples(schemaComponents(schemas));
const sent = Object.values<Call<never, unknown>>(liveCalls).flatMap((call) => {
  const request = schemas.requests.get(call.id);
  if (!request || call.method === "GET") return [];
  const { name = "", isNeeded = false } = fileFieldOf(request) ?? {};
  const files = isNeeded && { [name]: fileExamples((request["properties"] as Record<string, JsonSchema>)[name]!) };
  return examplesOf(titleOf(request)).map((body) => ({
    id: call.id,
    call,
    body: { ...(body as Body), ...files } as Body,
  }));
});

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [unverified, mobileMerchant] });
  const paying = sent.find(({ call, body }) => call.auth === "agent" && "paymentPassword" in body);
  const first = { paymentPassword: paying!.body["paymentPassword"]!, loginPassword: password };
  await platform.client({ token: await platform.logIn("agent1") })(setPaymentPassword, first);
});
beforeEach(() => {
  // What one example sent or got wrong counts for at most a day, so that the next one needs no captcha.
  platform.clock.now += DAY_MS;
});
afterAll(() => platform.gateway.close());

let members = 0;
/** The session of a separate member, with a payment password if the example needs one. */
async function sessionFor({
  paymentPassword,
  oldPaymentPassword = paymentPassword,
  loginPassword,
}: Body): Promise<string> {
  const fields = { username: `example${(members += 1)}`, password };
  const page = {
    registerUrl: "https://trial.example/register",
    domain: "trial.example",
    registerMethod: "WEB",
  } as const;
  const { token = "" } = await platform.client()(register, { fields, ...page });
  if (oldPaymentPassword !== undefined && loginPassword === undefined) {
    const first = { paymentPassword: oldPaymentPassword, loginPassword: password };
    await platform.client({ token })(setPaymentPassword, first);
  }
  return token;
}

it.each(sent)("the platform accepts the example of $id: $body", async ({ call, body: example }) => {
  const body = { ...example, ...("merchantCode" in example && { merchantCode: unverified.merchant }) };
  const { body: answer } = await platform.raw(call.path, {
    method: call.method,
    headers: {
      ...(sentByVerified.includes(call.id) && { Merchant: mobileMerchant.merchant }),
      ...(needsSession(call) && {
        Authorization: await (call.auth === "agent" ? platform.logIn("agent1") : sessionFor(body)),
      }),
      ...(call.takesIdempotencyKey && { "Idempotency-Key": randomUUID() }),
    },
    body: callBody(call, body),
  });
  expect([undefined, ...unknowable], JSON.stringify(answer)).toContain(answer.code);
});
