import type { Call, Done, WireFields } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/feedback.gen.js";

/** Sends a visitor's feedback (AP-047). */
export const feedback: Call<WireFields, Done> = {
  id: "feedback",
  requirement: "AP-047",
  method: "PUT",
  path: "/wps/feedback",
  auth: "none",
  encrypted: false,
  idempotent: false,
  status: "planned",
  encode: (json) => ({ json }),
  decode: (value) => decode(shape, value, () => ({})),
};
