import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Indexes that answer a member's records and their totals by themselves, without reading the rounds. */
export const createRecords: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create index game_round_by_time on game_round (member_id, at, number, game_type, vendor, stake, payout)`,
  `create index game_round_by_type on game_round (member_id, game_type, number, stake)`,
];
