// Generated from schemas/platform/ranks.schema.json by `npm run gen`. Do not edit.
import type {WireRank} from "./shared/rank.gen.ts";

/**
 * The response of /wps/system/ranks (AP-142).
 */
export interface RanksResponse {
  /**
   * The ranks, lowest first.
   */
  list: WireRank[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RanksResponse>;
