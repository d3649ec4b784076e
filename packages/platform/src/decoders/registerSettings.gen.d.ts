// Generated from schemas/platform/registerSettings.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/system/setting/register (AP-011, L122): which fields the form has, and their rules.
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
   * It must be filled in.
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
   * Least length.
   */
  minLength?: number;
  /**
   * Greatest length.
   */
  maxLength?: number;
}
/**
 * The rules of a field.
 */
export interface WireRules1 {
  /**
   * It must be filled in.
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
   * Least length.
   */
  minLength?: number;
  /**
   * Greatest length.
   */
  maxLength?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RegisterSettingsResponse>;
