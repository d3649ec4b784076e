// Generated from schemas/platform/language.schema.json by `npm run gen`. Do not edit.

/**
 * The response of the language update (AP-063), without a result.
 */
export interface LanguageResponse {
  [k: string]: unknown;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<LanguageResponse>;
