import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Agents' teams: who is below whom, everybody's rate, and the links that bring members. A list of members also says who
 * takes a break, which an index of the breaks in force answers.
 */
export const createAgents: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

// Rates are in hundredths of a percent.
const statements = [
  `alter table member add column rate integer not null default 0 check (rate between 0 and 10000)`,
  `alter table member add column affiliate_code text`,
  `alter table affiliate add column rate integer not null default 0 check (rate between 0 and 10000)`,
  `alter table affiliate add column remark text`,
  `alter table affiliate add column visits integer not null default 0 check (visits >= 0)`,
  `alter table affiliate add column created_at integer not null default 0`,
  `alter table affiliate add column removed_at integer`,
  `update affiliate set created_at = (select created_at from member where member.id = affiliate.member_id)`,
  `update member set affiliate_code = upper(trim(json_extract(profile, '$.affiliateCode'))) where exists (
    select 1 from affiliate where affiliate.merchant = member.merchant
      and affiliate.code_key = upper(trim(json_extract(profile, '$.affiliateCode'))))`,
  `create index member_by_upline on member (upline_id, id, account) where upline_id is not null`,
  `create index member_by_affiliate on member (merchant, affiliate_code) where affiliate_code is not null`,
  `create index affiliate_by_member on affiliate (member_id, created_at)`,
  `create index exclusion_by_end on exclusion (until)`,
];
