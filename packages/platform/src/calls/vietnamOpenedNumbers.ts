import type { Call, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { type VietnamOpenedNumbersResponse, shape } from "../decoders/vietnamOpenedNumbers.gen.js";

/** Lists the numbers drawn most recently in the Vietnamese lotteries (AP-039). */
export const vietnamOpenedNumbers: Call<WireFields, VietnamOpenedNumbersResponse> = {
  id: "vietnamOpenedNumbers",
  requirement: "AP-039",
  method: "GET",
  path: "/lgw/vn/numeros/opened/game",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: (query) => ({ query }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
