// Generated from schemas/platform/feedback.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/feedback (AP-047), without a result.
 */
export interface FeedbackResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<FeedbackResponse>;
