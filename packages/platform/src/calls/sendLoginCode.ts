import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SendLoginCodeAnswer, shape } from "../decoders/sendLoginCode.gen.js";

/** Sends a code for logging in to a phone (AP-002, AU-037, AU-049). */
export const sendLoginCode: Call<WireFields, SendLoginCodeAnswer> = {
  id: "sendLoginCode",
  ledger: "AP-002",
  method: "POST",
  path: "/wps/verification/sms/noLogin",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
