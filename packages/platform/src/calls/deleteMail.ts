import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type DeleteMailResponse, shape } from "../decoders/deleteMail.gen.js";
import type { DeleteMailRequest } from "../requests/deleteMail.gen.js";

/** Deletes a message, or all read messages (AP-145). */
export const deleteMail: Call<DeleteMailRequest, DeleteMailResponse> = {
  id: "deleteMail",
  requirement: "AP-145",
  method: "POST",
  path: "/wps/relay/CSP_deleteMail",
  auth: "token",
  encrypted: false,
  idempotent: false,
  takesIdempotencyKey: true,
  status: "live",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
