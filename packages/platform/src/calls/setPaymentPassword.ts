import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/setPaymentPassword.gen.js";
import type { SetPaymentPasswordRequest } from "../requests/setPaymentPassword.gen.js";

/** Sets or changes the payment password (AP-104). */
export const setPaymentPassword: Call<SetPaymentPasswordRequest, Done> = {
  id: "setPaymentPassword",
  requirement: "AP-104",
  method: "POST",
  path: "/wps/member/paymentPassword",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  changesIdentity: { fields: { paymentPassword: "paymentPassword" }, password: "loginPassword" },
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
