import type { Generated } from "kysely";

/** Amounts are whole minor units (hundredths of a point), times milliseconds since 1970. */
interface WalletTable {
  id: Generated<number>;
  merchant: string;
  /** Null for the merchant's own accounts. */
  member_id: number | null;
  kind: "main" | "vendor" | "held" | "house";
  /** The vendor's code, the name of the merchant's account, or empty. */
  name: string;
  /** The sum of its entries, which a trigger keeps. */
  balance: Generated<number>;
  opened_at: number;
}

interface LedgerTransactionTable {
  id: Generated<number>;
  merchant: string;
  kind: string;
  /** Unique for its kind at the merchant: what happens once is written once. */
  reference: string;
  remark: Generated<string>;
  at: number;
  /** The sum of its entries; anything but 0 cannot be committed. */
  imbalance: Generated<number>;
}

interface LedgerEntryTable {
  id: Generated<number>;
  transaction_id: number;
  wallet_id: number;
  amount: number;
}

/** A view: empty as long as the books are right. */
interface LedgerFaultView {
  fault: string;
  id: number;
  amount: number;
}

interface MerchantSettingTable {
  merchant: string;
  /** `single`: the member's main wallet is played from; `transfer`: each vendor has one of its own. */
  wallet: "single" | "transfer";
  /** The group of the operator that the merchant is of. */
  operator_group: string | null;
}

interface IdempotencyTable {
  member_id: number;
  /** The call's id. */
  route: string;
  /** SHA-256 of the key. */
  key_hash: string;
  /** HMAC of the body under the key, which is not stored: a payment password in it cannot be guessed from here. */
  body_hash: string;
  status: number;
  /** The answer, byte for byte. */
  body: string;
  created_at: number;
}

interface PaymentPasswordTable {
  member_id: number;
  hash: string;
  changed_at: number;
}

interface SecretFailureTable {
  member_id: number;
  secret: "payment" | "login";
  failures: number;
  last_at: number;
}

interface BankCardTable {
  id: string;
  member_id: number;
  kind: "BANK" | "ADDRESS";
  bank: string;
  holder: string | null;
  last_four: string;
  number_hash: string;
  added_at: number;
  /** The one that was used last is the one that is offered first. */
  used_at: number;
  removed_at: number | null;
}

interface DepositOrderTable {
  /** In the order in which they were made. */
  number: Generated<number>;
  id: string;
  merchant: string;
  member_id: number;
  method: string;
  amount: number;
  bonus: string | null;
  state: "CREATED" | "PAID" | "COMPLETED" | "CANCELLED" | "EXPIRED" | "REJECTED";
  /** Why it was rejected. */
  reason: string | null;
  created_at: number;
  /** Until when it may be said to be paid. */
  expires_at: number;
  /** When it goes on by itself; null once it has ended. */
  due_at: number | null;
}

interface WithdrawalOrderTable {
  /** In the order in which they were made. */
  number: Generated<number>;
  id: string;
  merchant: string;
  member_id: number;
  card_id: string;
  amount: number;
  fee: number;
  /** How much of the amount has been paid out. */
  paid: Generated<number>;
  state: "PENDING" | "PAYING" | "CONFIRMING" | "COMPLETED" | "CANCELLED" | "REJECTED";
  reason: string | null;
  created_at: number;
  /** When it goes on by itself; null once it has ended. */
  due_at: number | null;
}

interface PlayLimitTable {
  member_id: number;
  kind: "DEPOSIT" | "LOSS" | "SESSION";
  period: "DAY" | "WEEK" | "MONTH";
  /** Minor units, or minutes of session time; null for no limit. */
  value: number | null;
  next_value: number | null;
  /** From when the next value holds; null if none is coming. */
  next_at: number | null;
}

interface ExclusionTable {
  id: Generated<number>;
  member_id: number;
  kind: "PAUSE" | "TIME_OUT" | "EXCLUSION";
  /** Every merchant of this group refuses the member; null: only its own. */
  operator_group: string | null;
  began_at: number;
  until: number;
}

interface RealityCheckTable {
  member_id: number;
  every_minutes: number;
  /** When the play that is being watched began; null while there is none. */
  began_at: number | null;
  checked_at: number | null;
}

interface SessionTimeTable {
  token_hash: string;
  member_id: number;
  began_at: number;
  seen_at: number;
}

export interface MoneyTables {
  wallet: WalletTable;
  ledger_transaction: LedgerTransactionTable;
  ledger_entry: LedgerEntryTable;
  ledger_fault: LedgerFaultView;
  merchant_setting: MerchantSettingTable;
  idempotency: IdempotencyTable;
  payment_password: PaymentPasswordTable;
  secret_failure: SecretFailureTable;
  bank_card: BankCardTable;
  deposit_order: DepositOrderTable;
  withdrawal_order: WithdrawalOrderTable;
  play_limit: PlayLimitTable;
  exclusion: ExclusionTable;
  reality_check: RealityCheckTable;
  session_time: SessionTimeTable;
}
