// Generated from schemas/platform/invited.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getInvited (AP-140).
 */
export interface InvitedResponse {
  /**
   * Those invited.
   */
  list: WireInvited[];
  /**
   * The page, from 1.
   */
  pageNo: number;
  /**
   * How many pages there are.
   */
  totalPages: number;
  /**
   * How many there are in all.
   */
  total: number;
}
/**
 * Somebody invited.
 */
export interface WireInvited {
  /**
   * Masked.
   */
  account: string;
  /**
   * When, ISO 8601.
   */
  at: string;
  /**
   * Whether he or she counts.
   */
  state: "REGISTERED" | "QUALIFIED";
  /**
   * What it has brought, in minor units.
   */
  earned: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<InvitedResponse>;
