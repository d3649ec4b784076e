// Generated from schemas/platform/shared/downlineMember.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A member below an agent (AP-185).
 */
export interface WireDownlineMember {
  /**
   * The account.
   */
  account: string;
  /**
   * The level below the agent: 1 is directly below.
   */
  level: number;
  /**
   * 0 member, 1 2 41 42 agents (RO-019).
   */
  type: string;
  /**
   * The member's balance, in minor units.
   */
  balance: Minor;
  /**
   * The rate, in percent.
   */
  rate: number;
  /**
   * The member's last login, ISO 8601.
   */
  lastLogin?: string;
  /**
   * Whether the member can log in.
   */
  state: "ACTIVE" | "LOCKED";
  /**
   * When the account was created, ISO 8601.
   */
  createdAt: string;
}
