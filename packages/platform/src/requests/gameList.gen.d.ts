// Generated from schemas/platform/requests/gameList.schema.json by `npm run gen`. Do not edit.

import type {Major} from "@livery/product/money.ts";

/**
 * The request of /wps/relay/GCSGAME_gameList (AP-025).
 */
export interface GameListRequest {
  /**
   * 3.
   */
  clientType?: number;
  /**
   * flash,html5-desktop (CN-024).
   */
  platform?: string;
  /**
   * W.
   */
  channel?: string;
  /**
   * The site's merchant code.
   */
  merchant?: string;
  /**
   * Part of the game's name.
   */
  gameName?: string;
  /**
   * Only games whose smallest bet is at least this.
   */
  minBet?: Major;
  /**
   * Only games with at least as many lines.
   */
  minLineNum?: number;
  /**
   * Page, from 1.
   */
  pageNo?: number;
  /**
   * Entries per page, at most 120.
   */
  pageSize?: number;
  /**
   * Only this provider.
   */
  vassalage?: string;
  /**
   * RNG, LIVE, FISH …
   */
  gameType?: string;
  /**
   * Only this classification: Crash.
   */
  gameClassify?: string;
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<GameListRequest>;
