import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type AddBankCardResponse, shape } from "../decoders/addBankCard.gen.js";
import type { AddBankCardRequest } from "../requests/addBankCard.gen.js";

/** Adds a bank account or an address to be paid out to (AP-106). */
export const addBankCard: Call<AddBankCardRequest, AddBankCardResponse> = {
  id: "addBankCard",
  requirement: "AP-106",
  method: "POST",
  path: "/wps/relay/passwordCheck/MCSFE_addBankCard",
  auth: "token",
  encrypted: true,
  idempotent: false,
  takesIdempotencyKey: true,
  changesIdentity: { fields: { number: "bankCard" }, password: "password" },
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
