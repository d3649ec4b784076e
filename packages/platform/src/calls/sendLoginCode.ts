import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/sendLoginCode.gen.js";
import type { SendLoginCodeRequest } from "../requests/sendLoginCode.gen.js";
import { type SentCode, toSentCode } from "../sentCode.ts";

/** Sends a code for logging in, or for a forgotten password, to a phone (AP-002, AU-037, AU-049). */
export const sendLoginCode: Call<SendLoginCodeRequest, SentCode> = {
  id: "sendLoginCode",
  requirement: "AP-002",
  method: "POST",
  path: "/wps/verification/sms/noLogin",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, toSentCode),
};
