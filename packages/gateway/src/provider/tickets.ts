import { major, toMinor } from "@livery/product/money.ts";
import { hash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { ApiError } from "../http/apiError.ts";
import { continueSession } from "../members/sessions.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import type { GameTicketTable } from "../store/gameTables.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { newSeed } from "./seeds.ts";

/** The credit of a trial. It is nobody's money and is never booked. */
const TRIAL_CREDIT = major(1_000);

export type Ticket = Selectable<GameTicketTable>;

type NewTicket = Pick<Ticket, "session_hash" | "member_id" | "merchant" | "vendor" | "game_id" | "game_type"> & {
  readonly trial: boolean;
};

const hashOf = (ticket: string) => hash("sha256", ticket);

/**
 * Issues the ticket with which a provider plays for a member. The provider never sees the member's token, and the
 * ticket is good for nothing but this game. It ends with the session.
 */
export function issueTicket(writing: Writing, { trial, ...ticket }: NewTicket): string {
  const { run, tables } = writing;
  const secret = randomBytes(32).toString("base64url");
  const open = tables.selectFrom("session").select("token_hash");
  run(tables.deleteFrom("game_ticket").where("session_hash", "not in", open));
  const credit = trial ? toMinor(TRIAL_CREDIT, settingsOf(writing, ticket.merchant).decimals) : null;
  run(
    tables
      .insertInto("game_ticket")
      .values({ ...ticket, token_hash: hashOf(secret), trial_credit: credit, seed: newSeed(), last_round: null }),
  );
  return secret;
}

/** The ticket that a provider shows. Rejects an unknown one, and one whose session has ended. */
export function ticketOf({ first, tables }: Reading, secret: string): Ticket {
  const open = tables.selectFrom("session").select("token_hash");
  const found = first(
    tables
      .selectFrom("game_ticket")
      .selectAll()
      .where("token_hash", "=", hashOf(secret))
      .where("session_hash", "in", open),
  );
  if (!found) throw new ApiError("SESSION_EXPIRED");
  return found;
}

/** The same for a round: playing keeps the member's session alive. */
export function ticketInUse(writing: Writing, secret: string, now: number): Ticket {
  const ticket = ticketOf(writing, secret);
  continueSession(writing, ticket.session_hash, now);
  return ticket;
}
