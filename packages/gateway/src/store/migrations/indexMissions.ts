import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Answers the board of missions without reading other bonuses. */
export const indexMissions: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create index bonus_by_reward on bonus (merchant, reward, period, member_id, amount)`.execute(database);
  },
};
