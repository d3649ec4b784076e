import type { SlideCaptchaResponse } from "@livery/platform/decoders/slideCaptcha.gen.js";
import { drawSlide } from "../captcha/drawSlide.ts";
import { randomPieceTop, rememberSlide } from "../captcha/slideCaptchas.ts";
import { SLIDE_HEIGHT as height, SLIDE_WIDTH as width } from "../captcha/slideSizes.ts";
import type { Route } from "../requestContext.ts";

/** AP-155: a picture with several figures, and the piece to slide to the figure of its shape. */
export const slideCaptcha: Route<SlideCaptchaResponse> = async ({ store, merchant: { merchant }, now, slidePlace }) => {
  const place = slidePlace();
  const pieceTop = randomPieceTop();
  const { image, piece } = await drawSlide({ place, top: pieceTop });
  const id = await store.write((writing) => rememberSlide(writing, { merchant, place, now }));
  return { id, image: image.toString("base64"), piece: piece.toString("base64"), pieceTop, width, height };
};
