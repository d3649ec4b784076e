import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type BankCardsResponse, shape } from "../decoders/bankCards.gen.js";

/** Lists the accounts and addresses that the member can be paid out to (AP-105). */
export const bankCards: Call<undefined, BankCardsResponse> = {
  id: "bankCards",
  requirement: "AP-105",
  method: "GET",
  path: "/wps/relay/MCSFE_getBankCards",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
