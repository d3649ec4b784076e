// Generated from schemas/platform/shared/lotteryGroup.schema.json by `npm run gen`. Do not edit.
import type {WireLottery} from "./lottery.gen.ts";

/**
 * A group of a lottery menu.
 */
export interface WireLotteryGroup {
  /**
   * The group.
   */
  gameGroupCode: string;
  /**
   * Its name.
   */
  labelName: string;
  /**
   * Its lotteries.
   */
  games?: WireLottery[];
}
