// Generated from schemas/platform/createDownline.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCS2_createDownline (AP-181).
 */
export interface CreateDownlineResponse {
  /**
   * The account.
   */
  account: string;
  /**
   * How far below: 1 is directly.
   */
  level: number;
  /**
   * 0 member, 1 2 41 42 agents (RO-019).
   */
  type: string;
  /**
   * What the member has, in minor units.
   */
  balance: number;
  /**
   * In percent.
   */
  rate: number;
  /**
   * When the member logged in last, ISO 8601.
   */
  lastLogin?: string;
  /**
   * Whether the member can log in.
   */
  state: "ACTIVE" | "LOCKED";
  /**
   * When the account was made, ISO 8601.
   */
  createdAt: string;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CreateDownlineResponse>;
