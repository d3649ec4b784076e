import type { Call } from "@livery/platform/call.ts";
import { randomUUID } from "node:crypto";
import { testMerchant } from "./testMerchant.ts";
import type { TestGateway } from "./openTestGateway.ts";

interface Sent {
  readonly token: string;
  /** A new one if left out; null for none. */
  readonly key?: string | null;
  /** What is sent beside the request's fields. */
  readonly more?: object;
}

interface KeyedResponse {
  readonly status: number;
  /** The body as it came. */
  readonly text: string;
  readonly code: string | undefined;
  readonly value: unknown;
  /** The platform says that it gave this answer before. */
  readonly isRepeated: boolean;
}

/** Sends a call that takes a key, and returns the answer byte for byte. */
export async function sendWithKey<Request, Response>(
  { gateway }: TestGateway,
  call: Call<Request, Response>,
  request: Request,
  { token, key = randomUUID(), more = {} }: Sent,
): Promise<KeyedResponse> {
  const { json = {} } = call.encode(request, { merchant: testMerchant.merchant });
  const response = await gateway.fetch(
    new globalThis.Request(`http://platform.test${call.path}`, {
      method: call.method,
      headers: {
        Merchant: testMerchant.merchant,
        Authorization: token,
        "Content-Type": "application/json",
        ...(key !== null && { "Idempotency-Key": key }),
      },
      body: JSON.stringify({ ...(json as object), ...more }),
    }),
  );
  const text = await response.text();
  const { code, value } = JSON.parse(text) as { code?: string; value?: unknown };
  return { status: response.status, text, code, value, isRepeated: response.headers.has("idempotent-replayed") };
}
