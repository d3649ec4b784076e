// Generated from schemas/platform/slideCaptcha.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/captcha/slide (AP-155).
 */
export interface SlideCaptchaResponse {
  /**
   * What the answer is sent with.
   */
  id: string;
  /**
   * The picture: a PNG in base64, drawn at twice its width and height. It has several figures; one of them has the shape of the piece.
   */
  image: string;
  /**
   * The piece: a PNG in base64, drawn at twice its size.
   */
  piece: string;
  /**
   * How far below the top edge of the picture the piece is.
   */
  pieceTop: number;
  /**
   * Width of the picture; places are told in its units.
   */
  width: number;
  /**
   * Height of the picture.
   */
  height: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SlideCaptchaResponse>;
