import type { Minor, Minutes } from "@livery/product/money.ts";
import type { ColumnType, Generated } from "kysely";

/** Minutes for session time. */
type Limit = Minor | Minutes | null;

/** Times are milliseconds since 1970. */
interface WalletTable {
  id: Generated<number>;
  merchant: string;
  /** Null for the merchant's own accounts. */
  member_id: number | null;
  kind: "main" | "vendor" | "held" | "house";
  /** The provider's code, the name of the merchant's account, or empty. */
  name: string;
  /** The sum of its entries, maintained by a trigger. */
  balance: ColumnType<Minor, never, never>;
  opened_at: number;
}

interface LedgerTransactionTable {
  id: Generated<number>;
  merchant: string;
  kind: string;
  /** Unique for its kind at the merchant, so that nothing is booked twice. */
  reference: string;
  remark: Generated<string>;
  at: number;
  /** The sum of its entries; only 0 can be committed. */
  imbalance: Generated<number>;
}

interface LedgerEntryTable {
  id: Generated<number>;
  transaction_id: number;
  wallet_id: number;
  amount: Minor;
  /** Whether it is of a bet or a payout. */
  is_play: Generated<0 | 1>;
}

/** What the operator gave a member from nowhere: the cause of an opening. */
interface AdjustmentTable {
  merchant: string;
  /** Points are in hundredths. */
  subject: "money" | "points";
  /** That of the booking. */
  reference: string;
  member_id: number;
  amount: number;
  at: number;
}

/** A view: empty as long as the books are correct. */
interface LedgerFaultView {
  fault: string;
  id: number;
  amount: number;
}

interface MerchantSettingTable {
  merchant: string;
  /** `single`: members play from the main wallet; `transfer`: each provider has its own. */
  wallet: "single" | "transfer";
  /** The operator's group of the merchant. */
  operator_group: string | null;
  /** The decimals of its currency. */
  decimals: Generated<number>;
  /** Points for each 100 units of a stake by game type, as JSON. */
  point_rates: Generated<string>;
  /** The IANA time zone in which its days end. */
  time_zone: Generated<string>;
  /** After how many minutes a part of a withdrawal counts as received. */
  confirm_minutes: Generated<number>;
  /** How often it settles real-time salaries. */
  salary_minutes: Generated<number>;
  /** What its markets allow at most (`PlayTools["ceilings"]`), as JSON. */
  limit_ceilings: Generated<string>;
}

interface IdempotencyTable {
  member_id: number;
  route: string;
  /** SHA-256 of the key. */
  key_hash: string;
  /** HMAC of the body under the key, which is not stored: a payment password in the body cannot be guessed from it. */
  body_hash: string;
  status: number;
  /** The response, byte for byte. */
  body: string;
  created_at: number;
}

interface PaymentPasswordRow {
  member_id: number;
  hash: string;
  changed_at: number;
}

interface SecretFailureTable {
  member_id: number;
  /** Wrong login passwords count for their session. */
  secret: "payment";
  failures: number;
  last_at: number;
}

interface BankCardRow {
  id: string;
  member_id: number;
  kind: "BANK" | "ADDRESS";
  bank: string;
  holder: string | null;
  last_four: string;
  number_hash: string;
  added_at: number;
  /** The most recently used card is offered first. */
  used_at: number;
  removed_at: number | null;
}

declare const permitted: unique symbol;

/** Read by all code, written only with a permit (`identity/identityPermit.ts`): no value has the type to insert. */
type Guarded<Row> = { [Column in keyof Row]: ColumnType<Row[Column], typeof permitted, never> };

type PaymentPasswordTable = Guarded<PaymentPasswordRow>;
/** Using a card changes nothing of whom it pays. */
type BankCardTable = Guarded<Omit<BankCardRow, "used_at">> & Pick<BankCardRow, "used_at">;

interface DepositOrderTable {
  /** Counts up in order of creation. */
  number: Generated<number>;
  id: string;
  merchant: string;
  member_id: number;
  method: string;
  amount: Minor;
  bonus: string | null;
  state: "CREATED" | "PAID" | "COMPLETED" | "CANCELLED" | "EXPIRED" | "REJECTED";
  /** Why the order was rejected. */
  reason: string | null;
  created_at: number;
  /** Until when the member may report the payment. */
  expires_at: number;
  /** When it next advances automatically; null once it has ended. */
  due_at: number | null;
}

interface WithdrawalOrderTable {
  /** Counts up in order of creation. */
  number: Generated<number>;
  id: string;
  merchant: string;
  member_id: number;
  card_id: string;
  amount: Minor;
  fee: Minor;
  /** The part of the amount that has been paid out. */
  paid: Generated<Minor>;
  state: "PENDING" | "PAYING" | "CONFIRMING" | "COMPLETED" | "CANCELLED" | "REJECTED";
  reason: string | null;
  created_at: number;
  /** When it next advances automatically; null once it has ended. */
  due_at: number | null;
}

/** A part of a large withdrawal, as it was sent to the member: anew if it did not arrive. */
interface WithdrawalPartTable {
  number: Generated<number>;
  withdrawal_id: string;
  amount: Minor;
  state: "CONFIRMING" | "RECEIVED" | "FORCED" | "NOT_RECEIVED";
  sent_at: number;
  /** When it counts as received without the member's answer. */
  forced_at: number;
  /** What the member wrote about a part that did not arrive. */
  remark: string | null;
}

/** A picture that proves that a part did not arrive, as the platform drew it again. */
interface WithdrawalProofTable {
  part: number;
  position: number;
  jpeg: Uint8Array;
}

interface PlayLimitTable {
  member_id: number;
  kind: "DEPOSIT" | "LOSS" | "SESSION";
  period: "DAY" | "WEEK" | "MONTH";
  /** Minor units, or minutes of session time; null for no limit. */
  value: Limit;
  next_value: Limit;
  /** When the next value takes effect; null if there is none. */
  next_at: number | null;
}

interface ExclusionTable {
  id: Generated<number>;
  member_id: number;
  kind: "PAUSE" | "TIME_OUT" | "EXCLUSION";
  /** Every merchant of this group rejects the member; null: only its own. */
  operator_group: string | null;
  began_at: number;
  until: number;
}

interface RealityCheckTable {
  member_id: number;
  every_minutes: number;
  /** When the watched play began; null while there is none. */
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
  adjustment: AdjustmentTable;
  merchant_setting: MerchantSettingTable;
  idempotency: IdempotencyTable;
  payment_password: PaymentPasswordTable;
  secret_failure: SecretFailureTable;
  bank_card: BankCardTable;
  deposit_order: DepositOrderTable;
  withdrawal_order: WithdrawalOrderTable;
  withdrawal_part: WithdrawalPartTable;
  withdrawal_proof: WithdrawalProofTable;
  play_limit: PlayLimitTable;
  exclusion: ExclusionTable;
  reality_check: RealityCheckTable;
  session_time: SessionTimeTable;
}
