import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The ledger, the idempotency keys and the cashier's orders. Members' balances move into the ledger. */
export const createMoney: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of [...ledger, ...openingEntries, ...keys, ...cashier]) {
      await sql.raw(statement).execute(database);
    }
  },
};

const refuse = (name: string, when: string, table: string) =>
  `create trigger ${name} before ${when} on ${table} begin select raise(abort, 'the ledger is append-only'); end`;

const ledger = [
  // A merchant's own accounts have no member and may be negative: the merchant owes what members have.
  `create table wallet (
    id integer primary key,
    merchant text not null,
    member_id integer references member (id),
    kind text not null check (kind in ('main', 'vendor', 'held', 'house')),
    name text not null,
    balance integer not null default 0 check (kind = 'house' or balance >= 0),
    opened_at integer not null,
    check ((kind = 'house') = (member_id is null))
  ) strict`,
  `create unique index wallet_of_member on wallet (member_id, kind, name) where member_id is not null`,
  `create unique index wallet_of_house on wallet (merchant, name) where member_id is null`,
  `create table ledger_zero (value integer primary key check (value = 0)) strict`,
  `insert into ledger_zero (value) values (0)`,
  // SQLite checks a deferred reference at the commit, so a transaction whose entries do not cancel out cannot be
  // committed.
  `create table ledger_transaction (
    id integer primary key,
    merchant text not null,
    kind text not null,
    reference text not null,
    remark text not null default '',
    at integer not null,
    imbalance integer not null default 0 references ledger_zero (value) deferrable initially deferred,
    unique (merchant, kind, reference)
  ) strict`,
  `create table ledger_entry (
    id integer primary key,
    transaction_id integer not null references ledger_transaction (id),
    wallet_id integer not null references wallet (id),
    amount integer not null check (amount <> 0),
    unique (transaction_id, wallet_id)
  ) strict`,
  `create index ledger_entry_by_wallet on ledger_entry (wallet_id, transaction_id)`,
  `create trigger ledger_entry_counts after insert on ledger_entry begin
    update wallet set balance = balance + new.amount where id = new.wallet_id;
    update ledger_transaction set imbalance = imbalance + new.amount where id = new.transaction_id;
  end`,
  refuse("ledger_entry_stays", "update", "ledger_entry"),
  refuse("ledger_entry_remains", "delete", "ledger_entry"),
  refuse("ledger_transaction_stays", "update of id, merchant, kind, reference, remark, at", "ledger_transaction"),
  refuse("ledger_transaction_remains", "delete", "ledger_transaction"),
  // Empty as long as the books are correct.
  `create view ledger_fault (fault, id, amount) as
    select 'the entries of a transaction do not cancel out', transaction_id, sum(amount) from ledger_entry
      group by transaction_id having sum(amount) <> 0
    union all
    select 'a transaction has fewer than two entries', t.id, count(e.id) from ledger_transaction t
      left join ledger_entry e on e.transaction_id = t.id group by t.id having count(e.id) < 2
    union all
    select 'a balance differs from its entries', w.id, w.balance - coalesce(sum(e.amount), 0) from wallet w
      left join ledger_entry e on e.wallet_id = w.id group by w.id having w.balance <> coalesce(sum(e.amount), 0)
    union all
    select 'a member owes', id, balance from wallet where kind <> 'house' and balance < 0`,
];

const openingEntries = [
  `insert into wallet (merchant, member_id, kind, name, opened_at) select merchant, id, 'main', '', created_at from member`,
  `insert into wallet (merchant, kind, name, opened_at)
    select merchant, 'house', 'adjustments', min(created_at) from member group by merchant`,
  `insert into ledger_transaction (merchant, kind, reference, at)
    select merchant, 'opening', 'member:' || id, created_at from member where balance > 0`,
  `insert into ledger_entry (transaction_id, wallet_id, amount)
    select t.id, w.id, m.balance from member m
      join ledger_transaction t on t.merchant = m.merchant and t.kind = 'opening' and t.reference = 'member:' || m.id
      join wallet w on w.member_id = m.id`,
  `insert into ledger_entry (transaction_id, wallet_id, amount)
    select t.id, w.id, -m.balance from member m
      join ledger_transaction t on t.merchant = m.merchant and t.kind = 'opening' and t.reference = 'member:' || m.id
      join wallet w on w.merchant = m.merchant and w.kind = 'house'`,
  `alter table member drop column balance`,
  `alter table member add column upline_id integer references member (id)`,
  `create table merchant_setting (
    merchant text primary key,
    wallet text not null check (wallet in ('single', 'transfer')),
    operator_group text
  ) strict, without rowid`,
];

const keys = [
  // Neither a key nor its body is stored: hashes show whether they are the same again.
  `create table idempotency (
    member_id integer not null references member (id),
    route text not null,
    key_hash text not null,
    body_hash text not null,
    status integer not null,
    body text not null,
    created_at integer not null,
    primary key (member_id, route, key_hash)
  ) strict, without rowid`,
  `create index idempotency_by_age on idempotency (created_at)`,
];

const cashier = [
  `create table payment_password (
    member_id integer primary key references member (id),
    hash text not null,
    changed_at integer not null
  ) strict`,
  `insert into payment_password (member_id, hash, changed_at)
    select id, json_extract(profile, '$.paymentPassword'), created_at from member
      where json_extract(profile, '$.paymentPassword') is not null`,
  `update member set profile = json_remove(profile, '$.paymentPassword')`,
  `create table secret_failure (
    member_id integer not null references member (id),
    secret text not null check (secret in ('payment', 'login')),
    failures integer not null check (failures > 0),
    last_at integer not null,
    primary key (member_id, secret)
  ) strict, without rowid`,
  // Only the end of a number is stored, with a hash that distinguishes it from the member's others. An order keeps its
  // card.
  `create table bank_card (
    id text primary key,
    member_id integer not null references member (id),
    kind text not null check (kind in ('BANK', 'ADDRESS')),
    bank text not null,
    holder text,
    last_four text not null check (length(last_four) = 4),
    number_hash text not null,
    added_at integer not null,
    used_at integer not null,
    removed_at integer,
    unique (member_id, number_hash)
  ) strict, without rowid`,
  `create table deposit_order (
    number integer primary key,
    id text not null unique,
    merchant text not null,
    member_id integer not null references member (id),
    method text not null,
    amount integer not null check (amount > 0),
    bonus text,
    state text not null check (state in ('CREATED', 'PAID', 'COMPLETED', 'CANCELLED', 'EXPIRED', 'REJECTED')),
    reason text,
    created_at integer not null,
    expires_at integer not null,
    due_at integer,
    check ((due_at is not null) = (state in ('CREATED', 'PAID')))
  ) strict`,
  `create index deposit_order_by_member on deposit_order (member_id, number)`,
  `create index deposit_order_by_due on deposit_order (due_at) where due_at is not null`,
  `create table withdrawal_order (
    number integer primary key,
    id text not null unique,
    merchant text not null,
    member_id integer not null references member (id),
    card_id text not null references bank_card (id),
    amount integer not null check (amount > 0),
    fee integer not null check (fee >= 0 and fee < amount),
    paid integer not null default 0 check (paid between 0 and amount),
    state text not null check (state in ('PENDING', 'PAYING', 'CONFIRMING', 'COMPLETED', 'CANCELLED', 'REJECTED')),
    reason text,
    created_at integer not null,
    due_at integer
  ) strict`,
  `create index withdrawal_order_by_member on withdrawal_order (member_id, number)`,
  `create index withdrawal_order_by_due on withdrawal_order (due_at) where due_at is not null`,
];
