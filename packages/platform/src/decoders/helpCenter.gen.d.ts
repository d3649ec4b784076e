// Generated from schemas/platform/helpCenter.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/system/helpCenter (AP-050, L92).
 */
export type HelpCenterResponse = WireHelpTopic[];

/**
 * A topic.
 */
export interface WireHelpTopic {
  /**
   * The topic's id, such as terms.
   */
  id: string | number;
  /**
   * Its title.
   */
  title: string;
  /**
   * Its text, as HTML.
   */
  content: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<HelpCenterResponse>;
