// Generated from schemas/platform/requests/announcements.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_getListAnnouncements (AP-026).
 */
export interface AnnouncementsRequest {
  /**
   * B banners, PL notices, PU pop-ups, PR promotions, separated by commas (NT-017).
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
