import type { Major } from "@livery/product/money.ts";
import { demoAccounts } from "../demoAccounts.ts";
import { PLAY_BALANCE, WELCOME_BALANCE } from "../members/firstBalances.ts";
import type { TransactionKind } from "../money/ledger/postTransaction.ts";
import { pointRewards } from "../points/pointRewards.ts";
import { HUNDREDTHS, pointTerms } from "../points/pointTerms.ts";
import { demoPlayers } from "../seed/demoPlayers.ts";
import type { BooksCheck } from "./booksCheck.ts";

/** What a booking must be like, as conditions of SQL about `moved`, the booking, and `source` and `target`, its wallets. */
interface Booking {
  /** The wallet that the money comes from, and the one that it goes to. */
  readonly from: string;
  readonly to: string;
  /** What caused it: without that it is money from nowhere. */
  readonly cause: string;
  /** The table with the cause, which older files do not have; they cannot have such bookings either. */
  readonly table?: string;
}

const house = (wallet: "source" | "target", name: string) => `${wallet}.kind = 'house' and ${wallet}.name = '${name}'`;
const member = (wallet: "source" | "target", ...kinds: readonly string[]) =>
  `${wallet}.kind in (${kinds.map((kind) => `'${kind}'`).join(", ")})`;
const sameMember = "source.member_id = target.member_id";

/** A row of a table for the booking's own member and amount, found by its reference. */
const rowOf = (table: string, more = "") =>
  `exists (select 1 from ${table} as cause where cause.id = moved.reference and cause.merchant = moved.merchant
    and cause.member_id = target.member_id and cause.amount = moved.amount ${more})`;

/** The minor units of one whole unit of the merchant's currency. */
const UNIT = "moved.unit";

/**
 * The amounts that a sum of whole units may have been booked as. Before there was one conversion, each was booked in
 * hundredths whatever the currency was.
 */
const isUnits = (units: Major | string) => `moved.amount in ((${units}) * ${UNIT}, (${units}) * 100)`;

/** The balances that the platform itself has given to its demonstration accounts and, before the ledger, to others. */
const seeded = [...demoAccounts, ...demoPlayers].map(({ balance }) => balance);
const isSeeded = [...new Set([...seeded, WELCOME_BALANCE, PLAY_BALANCE])]
  .map((units) => `moved.amount in (cast(round(${units} * ${UNIT}) as integer), ${units} * 100)`)
  .join(" or ");

/** The money of a bonus for points, by its reward. */
const bonusUnits = `(case cause.reward ${pointRewards
  .flatMap(({ id, bonus }) => (bonus === undefined ? [] : [`when '${id}' then ${bonus}`]))
  .join(" ")} end)`;

const settlement = (kind: string): Booking => ({
  from: member("source", "main"),
  to: member("target", "main"),
  table: "settlement",
  cause: `exists (select 1 from settlement as cause where cause.id = moved.reference and cause.merchant = moved.merchant
    and cause.kind = '${kind}' and cause.payer_id = source.member_id and cause.receiver_id = target.member_id
    and cause.amount = moved.amount and cause.paid_at is not null)`,
});

const transfer: Booking = {
  from: member("source", "main"),
  to: member("target", "main"),
  cause: "source.member_id <> target.member_id",
};

const fromBonus = { from: house("source", "bonus"), to: member("target", "main") } as const;

/** Every kind of booking. What a member sends to another has no cause but the member's own request. */
const bookings: Readonly<Record<TransactionKind, Booking>> = {
  opening: {
    from: house("source", "adjustments"),
    to: member("target", "main"),
    table: "adjustment",
    cause: `exists (select 1 from adjustment as cause where cause.merchant = moved.merchant and cause.subject = 'money'
      and cause.reference = moved.reference and cause.member_id = target.member_id and cause.amount = moved.amount)`,
  },
  welcome: {
    ...fromBonus,
    cause: `moved.reference = 'member:' || target.member_id and ${isUnits(
      `select iif(type = 4, ${PLAY_BALANCE}, ${WELCOME_BALANCE}) from member where member.id = target.member_id`,
    )}`,
  },
  deposit: {
    from: house("source", "deposits"),
    to: member("target", "main"),
    cause: rowOf("deposit_order", "and cause.state = 'COMPLETED'"),
  },
  withdrawalHold: {
    from: member("source", "main"),
    to: member("target", "held"),
    cause: `${sameMember} and ${rowOf("withdrawal_order")}`,
  },
  withdrawal: {
    from: member("source", "held"),
    to: house("target", "withdrawals"),
    cause: `exists (select 1 from withdrawal_order as cause
      where cause.id = substr(moved.reference, 1, instr(moved.reference, '/') - 1) and cause.merchant = moved.merchant
        and cause.member_id = source.member_id
        and cast(substr(moved.reference, instr(moved.reference, '/') + 1) as integer) + moved.amount <= cause.paid)`,
  },
  withdrawalRelease: {
    from: member("source", "held"),
    to: member("target", "main"),
    cause: `${sameMember} and exists (select 1 from withdrawal_order as cause where cause.id = moved.reference
      and cause.merchant = moved.merchant and cause.member_id = target.member_id
      and cause.state in ('CANCELLED', 'REJECTED') and cause.amount - cause.paid = moved.amount)`,
  },
  transfer: {
    from: member("source", "main", "vendor"),
    to: member("target", "main", "vendor"),
    cause: `${sameMember} and (source.kind = 'main') <> (target.kind = 'main')`,
  },
  recall: { from: member("source", "vendor"), to: member("target", "main"), cause: sameMember },
  upline: transfer,
  downline: transfer,
  bet: {
    from: member("source", "main", "vendor"),
    to: house("target", "vendors"),
    table: "game_round",
    cause: `exists (select 1 from game_round as cause where cause.id = moved.reference and cause.merchant = moved.merchant
      and cause.member_id = source.member_id and cause.stake = moved.amount)`,
  },
  payout: {
    from: house("source", "vendors"),
    to: member("target", "main", "vendor"),
    table: "game_round",
    cause: `exists (select 1 from game_round as cause where cause.id = moved.reference and cause.merchant = moved.merchant
      and cause.member_id = target.member_id and cause.payout = moved.amount)`,
  },
  points: {
    ...fromBonus,
    table: "point_movement",
    cause: `exists (select 1 from point_movement as cause where cause.merchant = moved.merchant and cause.kind = 'convert'
      and cause.reference = moved.reference and cause.member_id = target.member_id
      and -cause.amount * ${UNIT} = moved.amount * ${HUNDREDTHS * pointTerms.perUnit})`,
  },
  reward: {
    ...fromBonus,
    table: "point_redemption",
    cause: `exists (select 1 from point_redemption as cause where cause.id = moved.reference
      and cause.merchant = moved.merchant and cause.member_id = target.member_id
      and cause.quantity * ${bonusUnits} * ${UNIT} = moved.amount)`,
  },
  rebate: { ...fromBonus, table: "rebate_claim", cause: rowOf("rebate_claim") },
  bonus: { ...fromBonus, table: "bonus", cause: rowOf("bonus", "and cause.paid_at is not null") },
  referral: {
    ...fromBonus,
    table: "referral",
    cause: `exists (select 1 from referral as cause where cause.invited_id = cast(substr(moved.reference, 8) as integer)
      and moved.reference = 'member:' || cause.invited_id and cause.merchant = moved.merchant
      and cause.inviter_id = target.member_id and cause.amount = moved.amount)`,
  },
  raffle: {
    ...fromBonus,
    table: "raffle_prize",
    cause: `exists (select 1 from raffle_prize as cause where cause.member_id = target.member_id and cause.amount = moved.amount
      and moved.reference = cause.promotion_id || ':' || cause.member_id || ':' || cause.period_start)`,
  },
  dividend: settlement("dividend"),
  dailySalary: settlement("daily"),
  hourlySalary: settlement("hourly"),
  realTimeSalary: settlement("realTime"),
};

/** In a file from before causes were recorded, openings are those of the platform's own accounts. */
const openingBefore = { ...bookings.opening, cause: isSeeded };

/** What a file has: those of older versions have less. */
interface Schema {
  /** Whether it has a table or an index. */
  readonly has: (name: string) => boolean;
  /** The minor units of one whole unit of a merchant's currency, in SQL. */
  readonly unit: (merchant: string) => string;
}

/** The unit of a merchant in a file; before its currency was stored, all had hundredths. */
export function unitIn({ hasDecimals }: { readonly hasDecimals: boolean }): Schema["unit"] {
  if (!hasDecimals) return () => "100";
  const size = "case decimals when 0 then 1 when 3 then 1000 else 100 end";
  return (merchant) =>
    `coalesce((select ${size} from merchant_setting where merchant_setting.merchant = ${merchant}), 100)`;
}

/**
 * Every transaction of the ledger moves one amount from one wallet to another of its merchant, between the wallets of its
 * kind, and has its cause: a deposit that was paid, a round that was won, a bonus that was claimed. `TransactionKind` has no
 * kind without one.
 */
export function bookingCheck({ has, unit }: Schema): BooksCheck {
  const conditions = Object.entries(bookings).map(([kind, booking]) => {
    const isMissing = booking.table !== undefined && !has(booking.table);
    if (isMissing && kind !== "opening") return `when '${kind}' then 0`;
    const { from, to, cause } = isMissing ? openingBefore : booking;
    return `when '${kind}' then ${from} and ${to} and (${cause})`;
  });
  return {
    table: "ledger_transaction",
    id: "id",
    fault: `with booking as (
      select moved.*, sent.amount as sent, received.amount as amount, ${unit("moved.merchant")} as unit,
        sent.wallet_id as source_id, received.wallet_id as target_id,
        (select count(*) from ledger_entry where transaction_id = moved.id) as entries
      from ledger_transaction as moved
        left join ledger_entry as sent on sent.transaction_id = moved.id and sent.amount < 0
        left join ledger_entry as received on received.transaction_id = moved.id and received.amount > 0
      where moved.id between :first and :last)
    select 1 from booking as moved
      left join wallet as source on source.id = moved.source_id left join wallet as target on target.id = moved.target_id
      where moved.imbalance <> 0 or moved.entries <> 2 or moved.sent + moved.amount is not 0
        or source.merchant is not moved.merchant or target.merchant is not moved.merchant
        or coalesce(case moved.kind ${conditions.join(" ")} else 0 end, 0) = 0
      limit 1`,
  };
}
