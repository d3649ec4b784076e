import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the player of a round chose besides the stake, as JSON: without it, its payout cannot be calculated again. */
export const addRoundBets: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`alter table game_round add column bet text`.execute(database);
  },
};
