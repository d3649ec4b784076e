import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/helpCenter.gen.js";

interface HelpCenterRequest {
  readonly language: string;
}

export interface HelpTopic {
  readonly id: string;
  readonly title: string;
  /** Untrusted HTML: sanitise before showing it (HP-004). */
  readonly content: string;
}

/** Lists the topics of the help centre (AP-050). */
export const helpCenter: Call<HelpCenterRequest, readonly HelpTopic[]> = {
  id: "helpCenter",
  requirement: "AP-050",
  method: "GET",
  path: "/wps/system/helpCenter",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ language }) => ({ query: { language } }),
  decode: (value) =>
    decode(shape, value, (topics) => topics.map(({ id, title, content }) => ({ id: String(id), title, content }))),
};
