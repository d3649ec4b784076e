import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type SlideCaptchaResponse, shape } from "../decoders/slideCaptcha.gen.js";

/**
 * A picture with several figures, and a piece to slide to the figure of its shape. Coordinates are in the units of
 * `width`.
 */
export interface SlideCaptcha extends Pick<SlideCaptchaResponse, "id" | "pieceTop" | "width" | "height"> {
  /** Data URLs of PNGs. */
  readonly image: string;
  readonly piece: string;
}

function toSlideCaptcha({ image, piece, ...told }: SlideCaptchaResponse): SlideCaptcha {
  return { ...told, image: `data:image/png;base64,${image}`, piece: `data:image/png;base64,${piece}` };
}

/** Returns a picture with a piece to slide into place (AP-155). */
export const slideCaptcha: Call<undefined, SlideCaptcha> = {
  id: "slideCaptcha",
  requirement: "AP-155",
  method: "GET",
  path: "/wps/captcha/slide",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, toSlideCaptcha),
};
