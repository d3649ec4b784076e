// Generated from schemas/platform/memberInfo.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/member/info (AP-006, L87).
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
   * What the member is called.
   */
  nickname?: string;
  /**
   * 0 member, 1 2 41 42 agents, 4 trial (RO-019).
   */
  type: string | number;
  /**
   * The member may write to the agent above.
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
   * A label that the platform gave the member.
   */
  memberLabel?: string;
  /**
   * The picture's address, or the number of one of the prepared pictures.
   */
  avatar?: string;
  /**
   * CUSTOM: an address; STATIC: a prepared picture.
   */
  avatarType?: string;
  /**
   * The session does nothing but set a new password (AP-009); left out where it does everything.
   */
  mustChangePassword?: boolean;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<MemberInfoResponse>;
