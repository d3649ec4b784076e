import type { Call } from "@livery/platform/call.ts";
import type { Gateway } from "@livery/gateway/createGateway.ts";
import { randomUUID } from "node:crypto";

interface Asked {
  readonly merchant: string;
  readonly token?: string;
  /** A new one if left out. */
  readonly key?: string;
  readonly json: unknown;
}

/** Sends a call to an in-process platform and returns the response byte for byte. */
export async function ask(
  gateway: Gateway,
  { method, path }: Pick<Call<never, unknown>, "method" | "path">,
  { merchant, token, key = randomUUID(), json }: Asked,
): Promise<{ status: number; body: string }> {
  const headers = {
    Merchant: merchant,
    "Content-Type": "application/json",
    "Idempotency-Key": key,
    ...(token !== undefined && { Authorization: token }),
  };
  const request = new Request(`http://platform.test${path}`, { method, headers, body: JSON.stringify(json) });
  const response = await gateway.fetch(request);
  return { status: response.status, body: await response.text() };
}
