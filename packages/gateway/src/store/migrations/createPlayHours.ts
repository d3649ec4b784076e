import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What each member played in each hour, by game type: sums of the rounds that the database itself keeps, so that a year
 * of a whole team adds up quickly. Rounds are never changed or removed, or the sums would no longer be theirs.
 */
export const createPlayHours: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};

const refuse = (name: string, when: string) =>
  `create trigger ${name} before ${when} on game_round begin select raise(abort, 'rounds are append-only'); end`;

const statements = [
  `create table play_hour (
    member_id integer not null references member (id),
    hour integer not null check (hour % 3600000 = 0),
    game_type text not null,
    rounds integer not null,
    stake integer not null,
    payout integer not null,
    primary key (member_id, hour, game_type)
  ) strict, without rowid`,
  `insert into play_hour (member_id, hour, game_type, rounds, stake, payout)
    select member_id, at - at % 3600000, game_type, count(*), sum(stake), sum(payout) from game_round group by 1, 2, 3`,
  `create trigger game_round_counts after insert on game_round begin
    insert into play_hour (member_id, hour, game_type, rounds, stake, payout)
      values (new.member_id, new.at - new.at % 3600000, new.game_type, 1, new.stake, new.payout)
      on conflict (member_id, hour, game_type) do update set
        rounds = rounds + 1, stake = stake + excluded.stake, payout = payout + excluded.payout;
  end`,
  refuse("game_round_stays", "update of member_id, game_type, stake, payout, at"),
  refuse("game_round_remains", "delete"),
];
