// Generated from schemas/platform/shared/draw.schema.json by `npm run gen`. Do not edit.

/**
 * A draw with its numbers. The specification leaves the names open.
 */
export interface WireDraw {
  /**
   * The lottery's code.
   */
  gameCode: string;
  /**
   * The lottery's name.
   */
  gameName: string;
  /**
   * The lottery's kind, as in the menus.
   */
  gameType?: string;
  /**
   * The issue of the draw.
   */
  numero: string;
  /**
   * The numbers in the order of their draw.
   *
   * Items: A number as it is shown.
   */
  openedNumbers: string[];
  /**
   * When it was drawn, in ms since 1970.
   */
  timestamp: number;
}
