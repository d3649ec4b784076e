import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Who is below each agent, at any level, and what an agent's whole team played in each hour. The database itself keeps
 * both: with each new member, each round, and when a member gets another upline.
 */
export const createTeamSums: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const aboveOf = (upline: string) =>
  `(agent_id = ${upline} or agent_id in (select agent_id from team_member where member_id = ${upline}))`;

const addUp = (whose: string) =>
  `insert into team_play (agent_id, hour, stake, payout)
    select agent_id, hour, sum(stake), sum(payout) from team_member join play_hour using (member_id)
      where ${whose} group by 1, 2`;

const statements = [
  `create table team_member (
    agent_id integer not null,
    member_id integer not null references member (id) on delete cascade,
    level integer not null check (level > 0),
    primary key (agent_id, member_id)
  ) strict, without rowid`,
  `create index team_member_by_member on team_member (member_id, agent_id, level)`,
  `create table team_play (
    agent_id integer not null,
    hour integer not null check (hour % 3600000 = 0),
    stake integer not null,
    payout integer not null,
    primary key (agent_id, hour)
  ) strict, without rowid`,
  `with recursive above (agent_id, member_id, level) as (
      select upline_id, id, 1 from member where upline_id is not null
      union all
      select upline_id, member_id, level + 1 from above join member on member.id = agent_id where upline_id is not null
    ) insert into team_member (agent_id, member_id, level) select agent_id, member_id, level from above`,
  addUp("true"),
  `create trigger member_joins after insert on member when new.upline_id is not null begin
    insert into team_member (agent_id, member_id, level)
      select new.upline_id, new.id, 1
      union all
      select agent_id, new.id, level + 1 from team_member where member_id = new.upline_id;
  end`,
  // The sums of all agents above, before and after, are made again: this hardly ever happens.
  `create trigger member_moves after update of upline_id on member when new.upline_id is not old.upline_id begin
    delete from team_play where ${aboveOf("old.upline_id")} or ${aboveOf("new.upline_id")};
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
    ${addUp(`${aboveOf("old.upline_id")} or ${aboveOf("new.upline_id")}`)};
  end`,
  `create trigger game_round_counts_for_team after insert on game_round begin
    insert into team_play (agent_id, hour, stake, payout)
      select agent_id, new.at - new.at % 3600000, new.stake, new.payout from team_member where member_id = new.member_id
      on conflict (agent_id, hour) do update set stake = stake + excluded.stake, payout = payout + excluded.payout;
  end`,
];
