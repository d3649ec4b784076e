import { HUNDREDTHS, pointTerms } from "../points/pointTerms.ts";
import type { BooksCheck } from "./booksCheck.ts";

const MOST = Number.MAX_SAFE_INTEGER;

/** No brand can give more points for a unit that is staked (`pointRates` of its config). */
const MOST_A_UNIT = 1;

/** The checks of points, in files that have them; `unit` gives the minor units of a merchant's whole unit, in SQL. */
export const pointChecks = (unit: (merchant: string) => string): readonly BooksCheck[] => [
  {
    table: "point_account",
    id: "member_id",
    fault: `select 1 from point_account as account where member_id between :first and :last and (
      balance not between 0 and ${MOST}
      or balance <> (select coalesce(sum(amount), 0) from point_movement where member_id = account.member_id)
      or merchant <> (select merchant from member where id = account.member_id)) limit 1`,
  },
  {
    // Points come from a deposit or a bet of the member, no more than it earns, and what they paid for was paid.
    table: "point_movement",
    id: "id",
    fault: `select 1 from point_movement as moved where id between :first and :last and (
      (kind = 'deposit' and not exists (select 1 from deposit_order as paid
        where paid.id = moved.reference and paid.member_id = moved.member_id and paid.state = 'COMPLETED'
          and moved.amount * ${pointTerms.per} * ${unit("moved.merchant")} <= paid.amount * ${pointTerms.depositRate * HUNDREDTHS}))
      or (kind = 'bet' and not exists (select 1 from game_round as played
        where played.id = moved.reference and played.member_id = moved.member_id
          and moved.amount * ${unit("moved.merchant")} <= played.stake * ${MOST_A_UNIT * HUNDREDTHS}))
      or (kind = 'return' and not exists (select 1 from point_redemption as bought
        where bought.id = moved.reference and bought.member_id = moved.member_id and bought.points = moved.amount
          and bought.rejected_at is not null))
      or (kind = 'redeem' and not exists (select 1 from point_redemption as bought
        where bought.id = moved.reference and bought.member_id = moved.member_id and bought.points = -moved.amount))
      or (kind = 'convert' and not exists (select 1 from ledger_transaction as paid
        where paid.merchant = moved.merchant and paid.kind = 'points' and paid.reference = moved.reference))) limit 1`,
  },
  {
    // A redemption cost its points.
    table: "point_redemption",
    id: "number",
    fault: `select 1 from point_redemption as bought where number between :first and :last
      and not exists (select 1 from point_movement as spent where spent.merchant = bought.merchant
        and spent.kind = 'redeem' and spent.reference = bought.id and spent.amount = -bought.points) limit 1`,
  },
];
