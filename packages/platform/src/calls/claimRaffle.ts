import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ClaimRaffleResponse, shape } from "../decoders/claimRaffle.gen.js";
import type { ClaimRaffleRequest } from "../requests/claimRaffle.gen.js";

/** Draws the prize of a raffle (AP-048). */
export const claimRaffle: Call<ClaimRaffleRequest, ClaimRaffleResponse> = {
  id: "claimRaffle",
  requirement: "AP-048",
  method: "POST",
  path: "/wps/relay/MCS2_claimRafflePromotion",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
