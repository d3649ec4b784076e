import type { Call } from "@livery/platform/call.ts";
import { callBody } from "@livery/platform/callBody.ts";
import { randomUUID } from "node:crypto";
import { testMerchant } from "./testMerchant.ts";
import type { TestGateway } from "./openTestGateway.ts";

interface Sent {
  readonly token: string;
  /** A new one by default; null for none. */
  readonly key?: string | null;
  /** Fields in addition to the request's. */
  readonly more?: object;
}

interface KeyedResponse {
  readonly status: number;
  /** The body, byte for byte. */
  readonly text: string;
  readonly code: string | undefined;
  readonly value: unknown;
  /** The platform marked the response as a repetition. */
  readonly isRepeated: boolean;
}

/** Sends a call with an idempotency key and returns the response byte for byte. Files in its request are base64. */
export async function sendWithKey<Request, Response>(
  { gateway }: TestGateway,
  call: Call<Request, Response>,
  request: Request,
  { token, key = randomUUID(), more = {} }: Sent,
): Promise<KeyedResponse> {
  const { json = {}, files } = call.encode(request, { merchant: testMerchant.merchant });
  const body = callBody(call as Call<never, unknown>, { ...(json as object), ...files, ...more });
  const response = await gateway.fetch(
    new globalThis.Request(`http://platform.test${call.path}`, {
      method: call.method,
      headers: {
        Merchant: testMerchant.merchant,
        Authorization: token,
        ...(typeof body === "string" && { "Content-Type": "application/json" }),
        ...(key !== null && { "Idempotency-Key": key }),
      },
      body,
    }),
  );
  const text = await response.text();
  const { code, value } = JSON.parse(text) as { code?: string; value?: unknown };
  return { status: response.status, text, code, value, isRepeated: response.headers.has("idempotent-replayed") };
}
