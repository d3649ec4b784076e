// Generated from schemas/platform/slideCaptcha.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/captcha/slide (AP-155).
 */
export interface SlideCaptchaResponse {
  /**
   * The id to send with the solution.
   */
  id: string;
  /**
   * The picture: a PNG in base64, at twice its width and height. It has several figures; one of them has the shape of the piece.
   */
  image: string;
  /**
   * The piece: a PNG in base64, at twice its size.
   */
  piece: string;
  /**
   * The piece's distance from the top edge of the picture.
   */
  pieceTop: number;
  /**
   * Width of the picture, which defines the units of all coordinates.
   */
  width: number;
  /**
   * Height of the picture.
   */
  height: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<SlideCaptchaResponse>;
