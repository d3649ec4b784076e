import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/vietnamOpenedNumbers.gen.js";
import { type Draw, toDraw } from "../lottery.ts";

interface VietnamOpenedNumbersRequest {
  readonly count: number;
}

/** Lists the numbers drawn most recently in the Vietnamese lotteries (AP-039). */
export const vietnamOpenedNumbers: Call<VietnamOpenedNumbersRequest, readonly Draw[]> = {
  id: "vietnamOpenedNumbers",
  requirement: "AP-039",
  method: "GET",
  path: "/lgw/vn/numeros/opened/game",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ count }) => ({ query: { count } }),
  decode: (value) => decode(shape, value, ({ numbers }) => numbers.map(toDraw)),
};
