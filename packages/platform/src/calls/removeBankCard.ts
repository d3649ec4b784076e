import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/removeBankCard.gen.js";
import type { RemoveBankCardRequest } from "../requests/removeBankCard.gen.js";

/** Removes a bank card (AP-107). */
export const removeBankCard: Call<RemoveBankCardRequest, Done> = {
  id: "removeBankCard",
  requirement: "AP-107",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCSFE_removeBankCard",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  changesIdentity: { fields: { id: "bankCard" }, password: "password" },
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
