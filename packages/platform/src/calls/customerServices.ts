import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape, type WireService } from "../decoders/customerServices.gen.js";
import type { CustomerServicesRequest } from "../requests/customerServices.gen.d.ts";

/** A way to reach customer service. */
export interface SupportService {
  /** Only `3`, the chat, is opened (CS-006). */
  readonly type: string;
  /** Its address, encrypted (CS-007). Untrusted, also after decryption (CS-009). */
  readonly value: string;
}

const toService = ({ type, value }: WireService): SupportService => ({ type: String(type), value });

/** Lists the ways to reach customer service (AP-061). */
export const customerServices: Call<CustomerServicesRequest, readonly SupportService[]> = {
  id: "customerServices",
  requirement: "AP-061",
  method: "GET",
  path: "/wps/system/service",
  auth: "none",
  encrypted: false,
  idempotent: true,
  whileClosed: true,
  status: "live",
  encode: ({ csType }) => ({ query: { csType } }),
  decode: (value) => decode(shape, value, (services) => services.map(toService)),
};
