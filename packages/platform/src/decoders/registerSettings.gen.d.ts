// Generated from schemas/platform/registerSettings.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/system/setting/register (AP-011, L122): the form's fields and their rules.
 */
export interface RegisterSettingsResponse {
  /**
   * The rules of each field by its name.
   */
  fields: {
    [k: string]: WireRules;
  };
  verificationCode?: WireRules1;
}
/**
 * The rules of a field.
 */
export interface WireRules {
  /**
   * Whether the field is required.
   */
  required?: boolean;
  /**
   * A regular expression or a glob (VF-032).
   */
  acceptedPattern?: string;
  /**
   * One of the known patterns (VF-P).
   */
  patternId?: number;
  /**
   * The minimum length.
   */
  minLength?: number;
  /**
   * The maximum length.
   */
  maxLength?: number;
}
/**
 * The rules of a field.
 */
export interface WireRules1 {
  /**
   * Whether the field is required.
   */
  required?: boolean;
  /**
   * A regular expression or a glob (VF-032).
   */
  acceptedPattern?: string;
  /**
   * One of the known patterns (VF-P).
   */
  patternId?: number;
  /**
   * The minimum length.
   */
  minLength?: number;
  /**
   * The maximum length.
   */
  maxLength?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RegisterSettingsResponse>;
