import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The games that a member marked and opened. They keep ids that the catalogue no longer has, because a new seed replaces
 * the catalogue.
 */
export const createGameLists: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create table favorite_game (
    member_id integer not null references member (id),
    game_id text not null,
    added_at integer not null,
    primary key (member_id, game_id)
  ) strict, without rowid`,
  `create table recent_game (
    member_id integer not null references member (id),
    game_id text not null,
    launched_at integer not null,
    primary key (member_id, game_id)
  ) strict, without rowid`,
];
