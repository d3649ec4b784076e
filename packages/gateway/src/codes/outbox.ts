import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";
import type { Writing } from "../store/transaction.ts";

const KEPT_MS = 24 * 3_600_000;

/** Something that would go out by SMS or mail. On this platform nothing does: who develops or tests reads it here. */
export interface Message {
  readonly merchant: string;
  readonly kind: "sms" | "mail";
  readonly recipient: string;
  /** In the visitor's language. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Sends a message, and clears away those of yesterday. */
export function post({ tables, run }: Writing, message: Message): void {
  run(tables.deleteFrom("outbox").where("at", "<=", message.at - KEPT_MS));
  run(tables.insertInto("outbox").values(message));
}

/** What was sent, the oldest message first. */
export async function readOutbox(database: Kysely<Tables>): Promise<readonly Selectable<Tables["outbox"]>[]> {
  return database.selectFrom("outbox").selectAll().orderBy("id").execute();
}
