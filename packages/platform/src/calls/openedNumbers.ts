import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type OpenedNumbersResponse, shape } from "../decoders/openedNumbers.gen.js";

/** Lists the numbers drawn most recently (AP-040). */
export const openedNumbers: Call<undefined, OpenedNumbersResponse> = {
  id: "openedNumbers",
  requirement: "AP-040",
  method: "GET",
  path: "/lotto/lgw/games/opened/numero",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
