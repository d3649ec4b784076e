import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import {
  type AnnouncementsResponse,
  type WireBanner,
  type WireNotice,
  type WirePromotion,
  shape,
} from "../decoders/announcements.gen.js";
import { defined } from "../defined.ts";

interface AnnouncementsRequest {
  /** B banners, PL notices, PU pop-ups, PR promotions, separated by commas (NT-017). */
  readonly types: string;
  readonly execution: string;
  readonly language: string;
}

export interface Banner {
  readonly id: string;
  /** home, w_login, w_register (NT-011). */
  readonly group: string;
  readonly title: string;
  readonly text: string;
  readonly eyebrow?: string;
  readonly picture: string;
  /** The same picture if the platform has none for phones. */
  readonly phonePicture: string;
  /** Untrusted: a path of the site or an address. */
  readonly link?: string;
}

interface Notice {
  readonly id: string;
  readonly title: string;
  /** Untrusted HTML: sanitise before showing it (NT-012). */
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Promotion {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly tag?: string;
  /** Untrusted HTML: sanitise before showing it. */
  readonly terms?: string;
  readonly picture: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Absent if it does not end. */
  readonly endsAt?: number;
}

export interface Announcements {
  readonly banners: readonly Banner[];
  readonly notices: readonly Notice[];
  readonly popups: readonly Notice[];
  readonly promotions: readonly Promotion[];
}

function toBanner({ id, group, title, text = "", eyebrow, image, phoneImage = image, link }: WireBanner): Banner {
  return {
    id: String(id),
    group,
    title,
    text,
    picture: image,
    phonePicture: phoneImage,
    ...defined({ eyebrow, link }),
  };
}

function toNotice({ id, title, content, timestamp }: WireNotice): Notice {
  return { id: String(id), title, content, at: timestamp };
}

function toPromotion({ id, title, summary, tag, terms, image, startTime, endTime }: WirePromotion): Promotion {
  const optional = defined({ tag, terms, endsAt: endTime });
  return { id: String(id), title, summary, picture: image, startsAt: startTime, ...optional };
}

function toAnnouncements({
  banners = [],
  playerNotices = [],
  popup = [],
  promotion = [],
}: AnnouncementsResponse): Announcements {
  return {
    banners: banners.map(toBanner),
    notices: playerNotices.map(toNotice),
    popups: popup.map(toNotice),
    promotions: promotion.map(toPromotion),
  };
}

/** Returns banners, notices, pop-ups and promotions (AP-026). */
export const announcements: Call<AnnouncementsRequest, Announcements> = {
  id: "announcements",
  requirement: "AP-026",
  method: "GET",
  path: "/wps/relay/MCSFE_getListAnnouncements",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ types, execution, language }) => ({ query: { types, platform: "W", execution, language } }),
  decode: (value) => decode(shape, value, toAnnouncements),
};
