// Generated from schemas/platform/shared/mail.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A message of the mailbox (AP-143).
 */
export interface WireMail {
  /**
   * Its id.
   */
  id: string;
  /**
   * Its title.
   */
  title: string;
  /**
   * When it arrived, ISO 8601.
   */
  at: string;
  /**
   * Whether the member has opened it.
   */
  read: boolean;
  /**
   * Plain text; only in the response of AP-144.
   */
  text?: string;
  /**
   * The money that it is about, in minor units; only in the response of AP-144.
   */
  amount?: Minor;
}
