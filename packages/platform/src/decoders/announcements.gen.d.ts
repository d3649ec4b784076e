// Generated from schemas/platform/announcements.schema.json by `npm run gen`. Do not edit.

/**
 * The answer of /wps/relay/MCSFE_getListAnnouncements (AP-026, L89). A part that was not asked for may be absent.
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
   * Where it stands: home, w_login, w_register (NT-011).
   */
  group: string;
  /**
   * Its main line.
   */
  title: string;
  /**
   * What stands below.
   */
  text?: string;
  /**
   * What stands above, smaller.
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
   * Where a click leads: a path of the site, or an https address.
   */
  link?: string;
}
/**
 * A text for members (L89).
 */
export interface WireNotice {
  /**
   * The text's id.
   */
  id: string | number;
  /**
   * Its title.
   */
  title: string;
  /**
   * The text, as HTML.
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
   * One sentence.
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
