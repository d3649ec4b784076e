import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PointBalanceAnswer, shape } from "../decoders/pointBalance.gen.js";

/** The member's points (AP-051). */
export const pointBalance: Call<undefined, PointBalanceAnswer> = {
  id: "pointBalance",
  ledger: "AP-051",
  method: "GET",
  path: "/wps/relay/MCS2_getPointBalance",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "planned",
  encode: () => ({}),
  decode: (value) => decode(shape, value, (answer) => answer),
};
