import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type BanksResponse, shape } from "../decoders/banks.gen.js";

/** Lists the banks and networks for cards (AP-108). */
export const banks: Call<undefined, BanksResponse> = {
  id: "banks",
  requirement: "AP-108",
  method: "GET",
  path: "/wps/relay/MCSFE_getBanks",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
