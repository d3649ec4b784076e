import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The merchant's terms that the books depend on: decimals, the rates of points, the time zone. */
export const addMerchantTerms: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const statements = [
  `alter table merchant_setting add column decimals integer not null default 2`,
  `alter table merchant_setting add column point_rates text not null default '{}'`,
  `alter table merchant_setting add column time_zone text not null default 'Asia/Seoul'`,
];
