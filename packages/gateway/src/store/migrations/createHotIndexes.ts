import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Indexes for what every visit to a site needs: the most played games, and whether an order of this member is due or
 * open.
 */
export const createHotIndexes: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `create index game_by_heat on game (hot_rank) where hot_rank is not null`,
  `create index deposit_order_open on deposit_order (member_id, due_at) where due_at is not null`,
  `create index withdrawal_order_open on withdrawal_order (member_id, due_at) where due_at is not null`,
];
