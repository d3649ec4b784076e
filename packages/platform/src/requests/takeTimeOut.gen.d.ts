// Generated from schemas/platform/requests/takeTimeOut.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/responsible/timeOut (AP-162).
 */
export interface TakeTimeOutRequest {
  /**
   * From 1 day to 6 weeks.
   */
  days: number;
  /**
   * The member's login password. Required of a member who has one: a member who logs in only by code has none.
   */
  password?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<TakeTimeOutRequest>;
