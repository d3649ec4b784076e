// Generated from schemas/platform/shared/mission.schema.json by `npm run gen`. Do not edit.

import type {Minor} from "@livery/product/money.ts";

/**
 * A member's mission and its progress (AP-036).
 */
export interface WireMission {
  /**
   * Its id.
   */
  id: string;
  /**
   * What the member has to do.
   */
  title: string;
  /**
   * Address of its picture.
   */
  image?: string;
  /**
   * Activity state: process, claim or claimed (PR-013).
   */
  state: string;
  /**
   * The progress so far, at most the target.
   */
  progress: number;
  /**
   * The target.
   */
  target: number;
  /**
   * The reward, in minor units.
   */
  reward: Minor;
  /**
   * The deadline for finishing and claiming it, ISO 8601.
   */
  expiresAt?: string;
}
