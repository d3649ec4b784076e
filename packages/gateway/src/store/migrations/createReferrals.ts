import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Every member's referral code, who invited whom, and what was paid for it. */
export const createReferrals: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

/** Ten digits and letters from a secure source: a code does not tell which member it belongs to. */
const newCode = `upper(hex(randomblob(5)))`;

const statements = [
  `alter table member add column referral_code text`,
  `alter table member add column invited_by integer references member (id)`,
  `update member set referral_code = ${newCode}`,
  `create unique index member_by_referral on member (merchant, referral_code)`,
  `create index member_by_inviter on member (invited_by, id) where invited_by is not null`,
  `create trigger member_gets_referral_code after insert on member begin
    update member set referral_code = ${newCode} where id = new.id;
  end`,
  `create table referral (
    invited_id integer primary key references member (id),
    inviter_id integer not null references member (id),
    merchant text not null,
    amount integer not null check (amount > 0),
    at integer not null
  ) strict`,
  `create index referral_by_inviter on referral (inviter_id, amount)`,
];
