import type { Gateway } from "@livery/gateway/createGateway.ts";
import type { Call } from "@livery/platform/call.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import { neutralMerchant } from "./neutralMerchant.ts";

/** A response with its key. */
interface Recorded {
  readonly query: URLSearchParams;
  readonly status: number;
  readonly body: unknown;
}

export interface Asking {
  readonly gateway: Gateway;
  readonly language: TextLanguage;
  readonly token?: string;
}

/** Sends a call to the in-process platform, like a site's client, and returns the response unchanged. */
export async function recordResponse<Request, Response>(
  { gateway, language, token }: Asking,
  call: Call<Request, Response>,
  request: Request,
): Promise<Recorded> {
  const { merchant, hosts } = neutralMerchant;
  const { query: fields = {}, json } = call.encode(request, { merchant });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  const response = await gateway.fetch(
    new globalThis.Request(`http://scenes.invalid${call.path}?${query}`, {
      method: call.method,
      headers: {
        Merchant: merchant,
        Language: language,
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...(token !== undefined && { [hosts.tokenHeader]: token }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    }),
  );
  return { query, status: response.status, body: await response.json() };
}
