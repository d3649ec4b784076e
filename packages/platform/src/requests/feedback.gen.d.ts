// Generated from schemas/platform/requests/feedback.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/feedback (AP-047). Besides these bounds, the brand's own apply to the texts and pictures (VF-051, VF-054, VF-056, VF-057). It needs a captcha: `captcha` with its `captchaId` or, without pictures, a `slideProof` instead.
 */
export interface FeedbackRequest {
  /**
   * What it is about.
   */
  type: "PROBLEM" | "IDEA" | "COMPLAINT" | "OTHER";
  /**
   * The visitor's words.
   */
  text: string;
  /**
   * E-mail address for an answer.
   */
  contact?: string;
  /**
   * A remark on the pictures.
   */
  remark?: string;
  /**
   * Pictures, PNG or JPEG.
   *
   * @maxItems 10
   */
  images?: Blob[];
  /**
   * The characters of the picture (AP-014), or a token of the brand's Turnstile widget (AU-085).
   */
  captcha?: string;
  /**
   * The picture's id; `turnstile` for a token of the brand's widget.
   */
  captchaId?: string;
  /**
   * The proof of a solved slide captcha (AP-156).
   */
  slideProof?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<FeedbackRequest>;
