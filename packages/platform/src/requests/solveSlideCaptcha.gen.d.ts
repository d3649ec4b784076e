// Generated from schemas/platform/requests/solveSlideCaptcha.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/captcha/slide takes (AP-156).
 */
export interface SolveSlideCaptchaRequest {
  /**
   * The captcha.
   */
  id: string;
  /**
   * Where the left edge of the piece was let go, in the units of the picture's width.
   */
  x: number;
  /**
   * The way of the pointer, from where the piece began; keys give one place each.
   *
   * @maxItems 500
   *
   * Items: A place on the way.
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
     * Milliseconds since the begin.
     */
    t: number;
  }[];
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<SolveSlideCaptchaRequest>;
