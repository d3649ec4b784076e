import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/logout.gen.js";

/** Ends the session (AP-018). */
export const logout: Call<undefined, Done> = {
  id: "logout",
  requirement: "AP-018",
  method: "DELETE",
  path: "/wps/session/logout",
  auth: "token",
  encrypted: false,
  idempotent: true,
  whileClosed: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, () => ({})),
};
