import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type MailsResponse, shape } from "../decoders/mails.gen.js";
import type { MailsRequest } from "../requests/mails.gen.js";

/** Lists the messages of the mailbox, newest first (AP-143). */
export const mails: Call<MailsRequest, MailsResponse> = {
  id: "mails",
  requirement: "AP-143",
  method: "GET",
  path: "/wps/relay/CSP_getMails",
  auth: "token",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, (answer) => answer),
};
