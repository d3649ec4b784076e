// Generated from schemas/platform/memberInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/member/info (AP-006, L87).
 */
export interface MemberInfoResponse {
  /**
   * The member's id.
   */
  id: string | number;
  /**
   * The account's name.
   */
  account: string;
  /**
   * The member's name for display.
   */
  nickname?: string;
  /**
   * 0 member, 1 2 41 42 agents, 4 trial (RO-019).
   */
  type: string | number;
  /**
   * Whether the member may write to its upline agent.
   */
  toUpline?: boolean | number;
  /**
   * The member's rank.
   */
  clubLabel?: {
    /**
     * Its name.
     */
    labelName?: string;
    /**
     * Its level; above 4 has the VIP service.
     */
    rankLevel?: number;
  };
  /**
   * A label that the platform has assigned to the member.
   */
  memberLabel?: string;
  /**
   * The picture's address, or the number of a predefined picture.
   */
  avatar?: string;
  /**
   * CUSTOM: an address; STATIC: a predefined picture.
   */
  avatarType?: string;
  /**
   * An agent's own rate, in percent: the most that it can give to a member.
   */
  rate?: number;
  /**
   * The session may only set a new password (AP-009); absent if it may do everything.
   */
  mustChangePassword?: boolean;
  /**
   * After how many seconds the session ends if it is not used. This call does not count as use.
   */
  sessionEndsIn?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MemberInfoResponse>;
