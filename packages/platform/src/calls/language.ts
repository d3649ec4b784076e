import type { Call, Done } from "../call.ts";
import { decode } from "../decoded.ts";
import { shape } from "../decoders/language.gen.js";

interface LanguageRequest {
  /** The code of the language: ko. */
  readonly language: string;
}

/** Tells the platform the language that the visitor chose (AP-063). */
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
