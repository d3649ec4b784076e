import type { Minor } from "@livery/product/money.ts";
import type { Generated } from "kysely";
import type { TransactionKind } from "../money/ledger/postTransaction.ts";

export interface GameTicketTable {
  /** SHA-256 of the ticket, which itself is never stored. */
  token_hash: string;
  /** The session that it belongs to and ends with. */
  session_hash: string;
  member_id: number;
  merchant: string;
  vendor: string;
  game_id: string;
  game_type: string;
  /** What is left of a trial's credit; null for play from the wallet. */
  trial_credit: Minor | null;
  /** The secret that decides the next round. */
  seed: string;
  /** How many rounds were played. */
  rounds: Generated<number>;
  /** The response to the last round, as JSON: a repeated request gets it again. */
  last_round: string | null;
}

interface GameRoundTable {
  number: Generated<number>;
  /** The reference of its transactions in the ledger. */
  id: string;
  merchant: string;
  member_id: number;
  vendor: string;
  game_id: string;
  game_type: string;
  stake: Minor;
  payout: Minor;
  /** What decided it: both seeds and the number of the round. */
  seed: string;
  player_seed: string;
  round: number;
  /** What the player chose besides the stake, as JSON; null in games without a choice. */
  bet: string | null;
  at: number;
}

/** What a member played in an hour: the sums of the rounds, which the database keeps. */
interface PlayHourTable {
  member_id: number;
  /** Its first moment. */
  hour: number;
  game_type: string;
  rounds: number;
  stake: Minor;
  payout: Minor;
}

/** What an agent's whole team played in an hour. The database keeps it. */
interface TeamPlayTable {
  agent_id: number;
  /** Its first moment. */
  hour: number;
  stake: Minor;
  payout: Minor;
}

/** What the ledger moved in the wallets of an agent's whole team in an hour, without play. The database keeps it. */
interface TeamMoneyTable {
  agent_id: number;
  /** Its first moment. */
  hour: number;
  kind: TransactionKind;
  amount: Minor;
}

interface RebateClaimTable {
  /** Counts up in order of creation. */
  number: Generated<number>;
  /** The reference of its transaction in the ledger. */
  id: string;
  merchant: string;
  member_id: number;
  /** The game type that was claimed; null for all of them. */
  game_type: string | null;
  amount: Minor;
  at: number;
}

/** The rounds of one game type that a claim covers. */
interface RebateLineTable {
  claim: number;
  member_id: number;
  game_type: string;
  /** It covers the member's rounds after this one … */
  after_round: number;
  /** … up to this one. */
  last_round: number;
  valid_bet: Minor;
  amount: Minor;
}

interface BonusTable {
  /** Counts up in order of creation. */
  number: Generated<number>;
  /** The reference of its transaction in the ledger. */
  id: string;
  merchant: string;
  member_id: number;
  reward: string;
  /** The day, week or month that it was for: a member gets a reward once in each. */
  period: string;
  amount: Minor;
  /** What the member must stake before it is paid. */
  turnover: Minor;
  /** The rounds after this one count. */
  after_round: number;
  at: number;
  /** Until when the turnover may be completed; null without one. */
  expires_at: number | null;
  paid_at: number | null;
}

interface ReferralTable {
  /** The invited member: it is paid for once. */
  invited_id: number;
  inviter_id: number;
  merchant: string;
  amount: Minor;
  at: number;
}

export interface GameTables {
  game_ticket: GameTicketTable;
  game_round: GameRoundTable;
  play_hour: PlayHourTable;
  team_play: TeamPlayTable;
  team_money: TeamMoneyTable;
  bonus: BonusTable;
  referral: ReferralTable;
  rebate_claim: RebateClaimTable;
  rebate_line: RebateLineTable;
}
