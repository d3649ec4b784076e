import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ReadMailResponse, shape } from "../decoders/readMail.gen.js";
import type { ReadMailRequest } from "../requests/readMail.gen.js";

/** Opens a message, or marks all as read (AP-144). */
export const readMail: Call<ReadMailRequest, ReadMailResponse> = {
  id: "readMail",
  requirement: "AP-144",
  method: "POST",
  path: "/wps/relay/CSP_readMail",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
