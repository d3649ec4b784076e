import type { Writing } from "../store/transaction.ts";

/** Records that the operator made a member an agent: an agent without this record was made by changing the data file. */
export function appointAgent({ run, tables }: Writing, memberId: number, { type, now }: Appointment): void {
  run(tables.insertInto("agent_appointment").values({ member_id: memberId, type, at: now }));
}

interface Appointment {
  /** Its agent flag (RO-006). */
  readonly type: number;
  readonly now: number;
}
