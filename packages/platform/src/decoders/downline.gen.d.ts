// Generated from schemas/platform/downline.schema.json by `npm run gen`. Do not edit.
import type {WireDownlineMember} from "./shared/downlineMember.gen.ts";

/**
 * The response of /wps/relay/MCS2_getDownline (AP-185).
 */
export interface DownlineResponse {
  /**
   * The members.
   */
  list: WireDownlineMember[];
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

import type { Shape } from "../shape.ts";
export declare const shape: Shape<DownlineResponse>;
