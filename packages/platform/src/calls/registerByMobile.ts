import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RegisterByMobileAnswer, shape } from "../decoders/registerByMobile.gen.js";

/** Makes a member who is known by a phone number (AP-008, AU-057). */
export const registerByMobile: Call<WireFields, RegisterByMobileAnswer> = {
  id: "registerByMobile",
  ledger: "AP-008",
  method: "PUT",
  path: "/wps/member/register/mobile",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
