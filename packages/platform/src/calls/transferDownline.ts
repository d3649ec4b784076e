import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type TransferDownlineResponse, shape } from "../decoders/transferDownline.gen.js";
import type { TransferDownlineRequest } from "../requests/transferDownline.gen.js";

/** Transfers money to a member below the agent, at any level (AP-123). */
export const transferDownline: Call<TransferDownlineRequest, TransferDownlineResponse> = {
  id: "transferDownline",
  requirement: "AP-123",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCS2_transferDownline",
  auth: "agent",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
