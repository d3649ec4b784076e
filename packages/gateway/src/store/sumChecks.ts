import type { BooksCheck } from "./booksCheck.ts";

/** Finds a row that only one of two queries has. */
const differs = (kept: string, wanted: string) =>
  `with kept as (${kept}), wanted as (${wanted})
    select 1 from (select * from kept except select * from wanted)
    union all select 1 from (select * from wanted except select * from kept) limit 1`;

/** The slow check of the sums of hours, in files that have them: they are those of the rounds. */
export const hourCheck: BooksCheck = {
  table: "member",
  id: "id",
  fault: differs(
    `select member_id, hour, game_type, rounds, stake, payout from play_hour where member_id between :first and :last`,
    `select member_id, at - at % 3600000, game_type, count(*), sum(stake), sum(payout) from game_round
      where member_id between :first and :last group by 1, 2, 3`,
  ),
};

/** The slow checks of teams, in files that have them: everybody below an agent is in its team, with what they played. */
export const teamChecks: readonly BooksCheck[] = [
  {
    table: "member",
    id: "id",
    fault: differs(
      `select agent_id, member_id, level from team_member where member_id between :first and :last`,
      `select upline_id, id, 1 from member where id between :first and :last and upline_id is not null
        union all
        select agent_id, member.id, level + 1 from member join team_member on team_member.member_id = member.upline_id
          where member.id between :first and :last`,
    ),
  },
  {
    table: "member",
    id: "id",
    fault: differs(
      `select agent_id, hour, stake, payout from team_play where agent_id between :first and :last`,
      `select agent_id, hour, sum(stake), sum(payout) from team_member join play_hour using (member_id)
        where agent_id between :first and :last group by 1, 2`,
    ),
  },
];

/** The same of what they moved, in files that have it. */
export const teamMoneyCheck: BooksCheck = {
  table: "member",
  id: "id",
  fault: differs(
    `select agent_id, hour, kind, amount from team_money where agent_id between :first and :last`,
    `select agent_id, moved.at - moved.at % 3600000, moved.kind, sum(entry.amount) from team_member
        join wallet using (member_id)
        join ledger_entry as entry on entry.wallet_id = wallet.id
        join ledger_transaction as moved on moved.id = entry.transaction_id
        where agent_id between :first and :last and is_play = 0 and moved.kind not in ('transfer', 'recall') group by 1, 2, 3`,
  ),
};
