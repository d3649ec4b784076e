import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What the ledger moved in the wallets of an agent's whole team in each hour, without play. The database keeps it: with
 * each entry, and when a member gets another upline.
 */
export const keepTeamMoney: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const aboveOf = (upline: string) =>
  `(agent_id = ${upline} or agent_id in (select agent_id from team_member where member_id = ${upline}))`;

/** The agents whose sums change when a member moves. */
const above = `(${aboveOf("old.upline_id")} or ${aboveOf("new.upline_id")})`;

/** What moves between a member's own wallets changes nothing. */
const counts = `is_play = 0 and moved.kind not in ('transfer', 'recall')`;

const addUp = (whose: string) =>
  `insert into team_money (agent_id, hour, kind, amount)
    select agent_id, moved.at - moved.at % 3600000, moved.kind, sum(entry.amount) from team_member
      join wallet using (member_id)
      join ledger_entry as entry on entry.wallet_id = wallet.id
      join ledger_transaction as moved on moved.id = entry.transaction_id
      where ${counts} and ${whose} group by 1, 2, 3`;

const statements = [
  `create table team_money (
    agent_id integer not null,
    hour integer not null check (hour % 3600000 = 0),
    kind text not null,
    amount integer not null,
    primary key (agent_id, hour, kind)
  ) strict, without rowid`,
  addUp("true"),
  `create trigger ledger_entry_counts_for_team after insert on ledger_entry when new.is_play = 0 begin
    insert into team_money (agent_id, hour, kind, amount)
      select agent_id, moved.at - moved.at % 3600000, moved.kind, new.amount
        from wallet join team_member using (member_id) join ledger_transaction as moved on moved.id = new.transaction_id
        where wallet.id = new.wallet_id and moved.kind not in ('transfer', 'recall')
      on conflict (agent_id, hour, kind) do update set amount = amount + excluded.amount;
  end`,
  // As before, and the sums of money as well.
  `drop trigger member_moves`,
  `create trigger member_moves after update of upline_id on member when new.upline_id is not old.upline_id begin
    delete from team_play where ${above};
    delete from team_money where ${above};
    delete from team_member where ${aboveOf("old.upline_id")}
      and (member_id = new.id or member_id in (select member_id from team_member where agent_id = new.id));
    insert into team_member (agent_id, member_id, level)
      select above.agent_id, below.member_id, above.level + below.level from (
        select new.upline_id as agent_id, 1 as level where new.upline_id is not null
        union all
        select agent_id, level + 1 from team_member where member_id = new.upline_id
      ) as above, (
        select new.id as member_id, 0 as level
        union all
        select member_id, level from team_member where agent_id = new.id
      ) as below;
    insert into team_play (agent_id, hour, stake, payout)
      select agent_id, hour, sum(stake), sum(payout) from team_member join play_hour using (member_id)
        where ${above} group by 1, 2;
    ${addUp(above)};
  end`,
];
