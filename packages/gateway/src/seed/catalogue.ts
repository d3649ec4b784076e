import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Tables } from "../store/tables.ts";
import { buildGames } from "./buildGames.ts";
import { banners } from "./content/banners.ts";
import { countries } from "./content/countries.ts";
import { helpTopics } from "./content/helpTopics.ts";
import { notices } from "./content/notices.ts";
import { promotions } from "./content/promotions.ts";
import { type VendorSeed, vendors } from "./vendors.ts";

/** The tables that a seed writes; referenced tables come first. */
export const catalogueTables = [
  "vendor",
  "vendor_type",
  "game",
  "banner",
  "notice",
  "promotion",
  "help_topic",
  "country",
] as const satisfies readonly (keyof Tables)[];

type CatalogueTable = (typeof catalogueTables)[number];

export interface Catalogue {
  readonly rows: { readonly [Table in CatalogueTable]: readonly Insertable<Tables[Table]>[] };
  /** Hash of all rows: a database with another version is seeded again. */
  readonly version: string;
}

function vendorTypes(): Insertable<Tables["vendor_type"]>[] {
  return (vendors as readonly VendorSeed[]).flatMap(({ code, games, hot = [] }, position) =>
    (Object.keys(games) as (keyof typeof games)[]).map((type) => ({
      vendor: code,
      type,
      hot: hot.includes(type) ? (1 as const) : (0 as const),
      position,
    })),
  );
}

function build(): Catalogue {
  const rows: Catalogue["rows"] = {
    vendor: vendors.map(({ code, ko, en, emblem }) => ({ code, name_ko: ko, name_en: en, emblem })),
    vendor_type: vendorTypes(),
    game: buildGames(),
    banner: banners.map(({ id, placement, title, text, eyebrow, emblem, feature, link }, position) => ({
      id,
      placement,
      title_ko: title.ko,
      title_en: title.en,
      text_ko: text.ko,
      text_en: text.en,
      eyebrow_ko: eyebrow?.ko ?? null,
      eyebrow_en: eyebrow?.en ?? null,
      picture_kind: placement === "home" ? "banner" : "auth",
      emblem,
      feature: feature ?? null,
      link: link ?? null,
      position,
    })),
    notice: notices.map(({ id, kind, title, content, ageHours }) => ({
      id,
      kind,
      title_ko: title.ko,
      title_en: title.en,
      content_ko: content.ko,
      content_en: content.en,
      age_minutes: ageHours * 60,
    })),
    promotion: promotions.map(({ id, title, summary, tag, terms, emblem, period }, position) => ({
      id,
      title_ko: title.ko,
      title_en: title.en,
      summary_ko: summary.ko,
      summary_en: summary.en,
      tag_ko: tag.ko,
      tag_en: tag.en,
      terms_ko: terms.ko,
      terms_en: terms.en,
      emblem,
      period,
      position,
    })),
    help_topic: helpTopics.map(({ id, title, content }, position) => ({
      id,
      title_ko: title.ko,
      title_en: title.en,
      content_ko: content.ko,
      content_en: content.en,
      position,
    })),
    country: countries.map(([code, dialingCode], position) => ({ code, dialing_code: dialingCode, position })),
  };
  return { rows, version: createHash("sha256").update(JSON.stringify(rows)).digest("hex") };
}

let built: Catalogue | undefined;

/** The initial contents of every platform: the same rows in every run, built once per process. */
export function catalogue(): Catalogue {
  return (built ??= build());
}
