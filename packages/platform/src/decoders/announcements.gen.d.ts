// Generated from schemas/platform/announcements.schema.json by `npm run gen`. Do not edit.

/**
 * The response of /wps/relay/MCSFE_getListAnnouncements (AP-026, L89). Parts that were not requested may be absent.
 */
export interface AnnouncementsResponse {
  /**
   * Type B.
   */
  banners?: WireBanner[];
  /**
   * Type PL.
   */
  playerNotices?: WireNotice[];
  /**
   * Type PU.
   */
  popup?: WireNotice[];
  /**
   * Type PR.
   */
  promotion?: WirePromotion[];
}
/**
 * A banner. The specification leaves its fields open.
 */
export interface WireBanner {
  /**
   * The banner's id.
   */
  id: string | number;
  /**
   * Where it is shown: home, w_login, w_register (NT-011).
   */
  group: string;
  /**
   * Its headline.
   */
  title: string;
  /**
   * The text below the headline.
   */
  text?: string;
  /**
   * The small line above the headline.
   */
  eyebrow?: string;
  /**
   * Address of the picture.
   */
  image: string;
  /**
   * Address of the picture on phones.
   */
  phoneImage?: string;
  /**
   * The link: a path of the site or an https address.
   */
  link?: string;
}
/**
 * A notice for members (L89).
 */
export interface WireNotice {
  /**
   * The notice's id.
   */
  id: string | number;
  /**
   * Its title.
   */
  title: string;
  /**
   * The notice, as HTML.
   */
  content: string;
  /**
   * When it was written, in milliseconds since 1970.
   */
  timestamp: number;
}
/**
 * A promotion. The specification leaves its fields open.
 */
export interface WirePromotion {
  /**
   * The promotion's id.
   */
  id: string | number;
  /**
   * Its title.
   */
  title: string;
  /**
   * A summary in one sentence.
   */
  summary: string;
  /**
   * A word on its card: new, daily …
   */
  tag?: string;
  /**
   * Its terms, as HTML.
   */
  terms?: string;
  /**
   * Address of the picture.
   */
  image: string;
  /**
   * When it begins, in milliseconds since 1970.
   */
  startTime: number;
  /**
   * When it ends; absent if it does not.
   */
  endTime?: number;
}

import type { Shape } from "../shape.ts";
export declare const shape: Shape<AnnouncementsResponse>;
