import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SendRegisterCodeAnswer, shape } from "../decoders/sendRegisterCode.gen.js";

/** Sends a code for registering to a phone (AP-019, AU-038). */
export const sendRegisterCode: Call<WireFields, SendRegisterCodeAnswer> = {
  id: "sendRegisterCode",
  ledger: "AP-019",
  method: "POST",
  path: "/wps/verification/sms/register",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
