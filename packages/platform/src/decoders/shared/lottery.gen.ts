// Generated from schemas/platform/shared/lottery.schema.json by `npm run gen`. Do not edit.

/**
 * A lottery for its card. The specification leaves the names open; this project chose drawInterval, secondsToDraw, numero and openedNumbers.
 */
export interface WireLottery {
  /**
   * The lottery's code (RT-037).
   */
  gameCode: string;
  /**
   * Its name.
   */
  gameName: string;
  /**
   * Its kind: 11X5, LF, LHC, PK10, SSC (LT-013), or another one.
   */
  gameType: string;
  /**
   * The provider's code.
   */
  vassalage?: string;
  /**
   * Seconds from one draw to the next.
   */
  drawInterval?: number;
  /**
   * Seconds until the next draw.
   */
  secondsToDraw?: number;
  /**
   * The issue of the latest draw.
   */
  numero?: string;
  /**
   * The numbers in the order of their draw.
   *
   * Items: A number as it is shown.
   */
  openedNumbers?: string[];
  /**
   * The kind of bet that it opens with (LA-028).
   */
  defaultPlayType?: string;
}
