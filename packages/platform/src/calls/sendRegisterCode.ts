import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/sendRegisterCode.gen.js";
import type { SendRegisterCodeRequest } from "../requests/sendRegisterCode.gen.js";
import { type SentCode, toSentCode } from "../sentCode.ts";

/** Sends a code to a phone: for registering (AP-019, AU-038), or for a member's new number (AP-102). */
export const sendRegisterCode: Call<SendRegisterCodeRequest, SentCode> = {
  id: "sendRegisterCode",
  requirement: "AP-019",
  method: "POST",
  path: "/wps/verification/sms/register",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, toSentCode),
};
