import type { Minor } from "@livery/product/money.ts";
import type { ColumnType, Generated } from "kysely";

type Amount = ColumnType<Minor, Minor, never>;

/** An agreement that one agent pays another, which is directly below it. */
interface ContractTable {
  /** Counts up in order of creation. */
  number: Generated<number>;
  id: string;
  merchant: string;
  kind: "dividend" | "daily" | "hourly" | "realTime";
  payer_id: number;
  receiver_id: number;
  /** Who made the last request: the other party answers it. */
  requested_by: number;
  state: "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
  /** As JSON, in the platform's field names. */
  terms: string;
  created_at: number;
  /** The end of its last day; null without one. */
  ends_at: number | null;
  /** When it was accepted: bets from this moment on count. */
  began_at: number | null;
  /** Bets up to this moment are settled; null before it was accepted. */
  settled_until: number | null;
  /** When its current period is settled; null unless it is in force. */
  due_at: number | null;
}

/** What a contract pays for one period; a period with nothing to pay has none. */
interface SettlementTable {
  /** Counts up in order of creation. */
  number: Generated<number>;
  /** The reference of its transaction in the ledger. */
  id: string;
  merchant: string;
  /** The contract's number. */
  contract: number;
  kind: ContractTable["kind"];
  payer_id: number;
  receiver_id: number;
  from_at: number;
  /** The end is exclusive. */
  to_at: number;
  amount: Amount;
  /** JSON of what the amount is shares of; an empty list in rows of older versions. */
  shares: Generated<string>;
  paid_at: number | null;
  /** When its payment is tried again; null once it is paid. */
  due_at: number | null;
}

/** Whom the operator made an agent. */
interface AgentAppointmentTable {
  member_id: number;
  type: number;
  at: number;
}

export interface ContractTables {
  agent_appointment: AgentAppointmentTable;
  contract: ContractTable;
  settlement: SettlementTable;
}
