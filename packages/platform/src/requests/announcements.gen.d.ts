// Generated from schemas/platform/requests/announcements.schema.json by `npm run gen`. Do not edit.

/**
 * What /wps/relay/MCSFE_getListAnnouncements takes (AP-026).
 */
export interface AnnouncementsRequest {
  /**
   * B banners, PL notices, PU texts that pop up, PR promotions, with commas between them (NT-017).
   */
  types?: string;
  /**
   * W.
   */
  platform?: string;
  /**
   * B.
   */
  execution?: string;
  /**
   * The code of the language: ko.
   */
  language?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<AnnouncementsRequest>;
