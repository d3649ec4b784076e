import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/openedNumbers.gen.js";
import { type Draw, toDraw } from "../lottery.ts";

/** Lists the numbers drawn most recently (AP-040). */
export const openedNumbers: Call<undefined, readonly Draw[]> = {
  id: "openedNumbers",
  requirement: "AP-040",
  method: "GET",
  path: "/lotto/lgw/games/opened/numero",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, ({ numbers }) => numbers.map(toDraw)),
};
