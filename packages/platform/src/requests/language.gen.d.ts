// Generated from schemas/platform/requests/language.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/session/language (AP-063).
 */
export interface LanguageRequest {
  /**
   * The code of the language: ko.
   */
  language: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<LanguageRequest>;
