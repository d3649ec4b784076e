// Generated from schemas/platform/requests/hotGames.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/GCSGAME_hotGamesV2 (AP-024).
 */
export interface HotGamesRequest {
  /**
   * The site's merchant code.
   */
  merchantCode?: string;
  /**
   * 2 (CN-025).
   */
  isPlatform?: number;
  /**
   * Only this provider.
   */
  vassalage?: string;
  /**
   * flash,html5-desktop (CN-024).
   */
  platform?: string;
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<HotGamesRequest>;
