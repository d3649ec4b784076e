// Generated from schemas/platform/readMail.schema.json by `npm run gen`. Do not edit.
import type {WireMail} from "./shared/mail.gen.ts";

/**
 * The response of /wps/relay/CSP_readMail (AP-144).
 */
export interface ReadMailResponse {
  /**
   * The opened message with its text.
   */
  mail?: WireMail;
  /**
   * The number of unread messages.
   */
  unread: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ReadMailResponse>;
