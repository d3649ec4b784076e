// Generated from schemas/platform/invited.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * The response of /wps/relay/MCSFE_getInvited (AP-140).
 */
export interface InvitedResponse {
  /**
   * The invited members.
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
   * The total number of entries.
   */
  total: number;
}
/**
 * An invited member.
 */
export interface WireInvited {
  /**
   * The masked account.
   */
  account: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
  /**
   * Whether the member counts.
   */
  state: "REGISTERED" | "QUALIFIED";
  /**
   * The earnings from it, in minor units.
   */
  earned: Minor;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<InvitedResponse>;
