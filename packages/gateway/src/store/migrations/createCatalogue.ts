import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The data that all merchants share and the seed writes: games, providers and the contents of the pages. */
export const createCatalogue: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table meta (key text primary key, value text not null) strict, without rowid`,
  `create table vendor (code text primary key, name_ko text not null, name_en text not null, emblem text not null) strict`,
  `create table vendor_type (
    vendor text not null references vendor (code) on delete cascade,
    type text not null,
    hot integer not null check (hot in (0, 1)),
    position integer not null,
    primary key (type, vendor)
  ) strict, without rowid`,
  `create table game (
    id text primary key,
    vendor text not null references vendor (code) on delete cascade,
    type text not null,
    name_ko text not null,
    name_en text not null,
    emblem text not null,
    rtp real check (rtp between 0 and 100),
    lines integer check (lines > 0),
    lowest_bet integer not null check (lowest_bet > 0),
    players integer not null check (players >= 0),
    support_play integer not null check (support_play in (0, 1)),
    hot_rank integer unique,
    maintenance integer not null check (maintenance in (0, 1)),
    classification text,
    position integer not null unique,
    unique (vendor, type, name_ko),
    unique (vendor, type, name_en)
  ) strict`,
  `create index game_by_type on game (type, position)`,
  `create index game_by_vendor on game (vendor, type, position)`,
  `create table banner (
    id text primary key,
    placement text not null,
    title_ko text not null, title_en text not null,
    text_ko text not null, text_en text not null,
    eyebrow_ko text, eyebrow_en text,
    picture_kind text not null check (picture_kind in ('banner', 'auth')),
    emblem text not null,
    feature text,
    link text,
    position integer not null
  ) strict`,
  `create table notice (
    id text primary key,
    kind text not null check (kind in ('notice', 'popup')),
    title_ko text not null, title_en text not null,
    content_ko text not null, content_en text not null,
    age_minutes integer not null
  ) strict`,
  `create table promotion (
    id text primary key,
    title_ko text not null, title_en text not null,
    summary_ko text not null, summary_en text not null,
    tag_ko text not null, tag_en text not null,
    terms_ko text not null, terms_en text not null,
    emblem text not null,
    period text not null check (period in ('always', 'day', 'week', 'month')),
    position integer not null
  ) strict`,
  `create table help_topic (
    id text primary key,
    title_ko text not null, title_en text not null,
    content_ko text not null, content_en text not null,
    position integer not null
  ) strict`,
  `create table country (code text primary key, dialing_code text not null, position integer not null) strict`,
];
