import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The ledger of points, and what they were spent on. */
export const createPoints: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [...ledger, ...redemptions]) await sql.raw(statement).execute(database);
  },
};

const refuse = (name: string, when: string) =>
  `create trigger ${name} before ${when} on point_movement begin select raise(abort, 'the ledger of points is append-only'); end`;

// Points are counted in hundredths. A movement has one row: the merchant's side of it follows from its kind.
const ledger = [
  `create table point_account (
    member_id integer primary key references member (id),
    merchant text not null,
    balance integer not null default 0 check (balance >= 0)
  ) strict`,
  `create table point_movement (
    id integer primary key,
    merchant text not null,
    member_id integer not null references point_account (member_id),
    kind text not null check (kind in ('bet', 'deposit', 'opening', 'redeem', 'convert', 'return')),
    type text not null check (type in ('LIVE', 'LOTTERY', 'PVP', 'RNG', 'SPORTS', 'REDEEM', 'DEPOSIT')),
    reference text not null,
    amount integer not null check (amount <> 0),
    balance integer not null check (balance >= 0),
    at integer not null,
    check ((kind in ('redeem', 'convert')) = (amount < 0)),
    unique (merchant, kind, reference)
  ) strict`,
  `create index point_movement_by_time on point_movement (member_id, at, id, type)`,
  `create trigger point_movement_continues before insert on point_movement
    when new.balance is not (
      select balance + new.amount from point_account where member_id = new.member_id and merchant = new.merchant
    )
    begin select raise(abort, 'a movement of points must continue from the balance'); end`,
  `create trigger point_movement_counts after insert on point_movement begin
    update point_account set balance = new.balance where member_id = new.member_id;
  end`,
  refuse("point_movement_stays", "update"),
  refuse("point_movement_remains", "delete"),
];

const redemptions = [
  `create table point_redemption (
    number integer primary key,
    id text not null unique,
    merchant text not null,
    member_id integer not null references member (id),
    reward text not null,
    type text not null check (type in ('GIFT', 'BONUS')),
    quantity integer not null check (quantity > 0),
    points integer not null check (points > 0),
    amount integer not null check (amount >= 0),
    remark text,
    at integer not null,
    rejected_at integer,
    reason text,
    check ((rejected_at is null) = (reason is null))
  ) strict`,
  `create index point_redemption_by_time on point_redemption (member_id, at, number)`,
  `create index point_redemption_by_reward on point_redemption (merchant, reward, quantity) where rejected_at is null`,
];
