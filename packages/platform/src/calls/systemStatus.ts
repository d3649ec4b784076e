import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SystemStatusAnswer, validate } from "../decoders/systemStatus.gen.js";

interface SystemStatusRequest {
  /** The host that the visitor opened (SY-001). */
  readonly host: string;
}

/** Whether the site is open, and what is on for this merchant; asked before the site is shown (AP-016). */
export const systemStatus: Call<SystemStatusRequest, SystemStatusAnswer> = {
  id: "systemStatus",
  ledger: "AP-016",
  method: "GET",
  path: "/wps/system/status",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: ({ host }) => ({ query: { url: host } }),
  decode: (body) => decode(validate, body),
};
