// Generated from schemas/platform/rebates.schema.json by `npm run gen`. Do not edit.
import type {WireRebate} from "./shared/rebate.gen.ts";

/**
 * The response of /wps/relay/MCSFE_getRebates (AP-132).
 */
export interface RebatesResponse {
  /**
   * One entry per game type.
   */
  list: WireRebate[];
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<RebatesResponse>;
