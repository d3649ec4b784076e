import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/language.gen.js";

interface LanguageRequest {
  /** The language's code: ko. */
  readonly language: string;
}

/** Stores the visitor's chosen language (AP-063). */
export const language: Call<LanguageRequest, Done> = {
  id: "language",
  requirement: "AP-063",
  method: "POST",
  path: "/wps/session/language",
  auth: "ifAny",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ language: chosen }) => ({ json: { language: chosen } }),
  decode: (value) => decode(shape, value, () => ({})),
};
