// Generated from schemas/platform/requests/solveSlideCaptcha.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/captcha/slide (AP-156).
 */
export interface SolveSlideCaptchaRequest {
  /**
   * The captcha.
   */
  id: string;
  /**
   * Where the left edge of the piece was released, in the units of the picture's width.
   */
  x: number;
  /**
   * The pointer's track from the piece's start; each key press gives one point.
   *
   * @maxItems 500
   *
   * Items: A point of the track.
   */
  track: {
    /**
     * In the units of the picture's width.
     */
    x: number;
    /**
     * In the units of the picture's width.
     */
    y: number;
    /**
     * Milliseconds since the start.
     */
    t: number;
  }[];
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SolveSlideCaptchaRequest>;
