import type { WireOpenSession } from "@livery/platform/decoders/shared/openSession.gen.ts";
import { hash } from "node:crypto";
import type { AddressGroup } from "../protection/addressGroup.ts";
import { ApiError } from "../http/apiError.ts";
import { type RequestContext, sessionOf } from "../requestContext.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { endAllSessions, endOf } from "./sessions.ts";

/** Long enough to be unique among one member's sessions. */
const ID_LENGTH = 16;
const SHOWN_PARTS = 2;

/** What a session is called in lists. It says nothing about the token. */
const idOf = (tokenHash: string): string => hash("sha256", `session ${tokenHash}`).slice(0, ID_LENGTH);

/** The start of an address: enough to recognise one's own, too little to learn it with a stolen session. */
function maskedAddress(address: AddressGroup): string {
  const separator = address.includes(":") ? ":" : ".";
  return [...address.split(separator).slice(0, SHOWN_PARTS), "•", "•"].join(separator);
}

/** The member's sessions that have not ended, the one used last first (AP-109). */
export function openSessions({ all, tables }: Reading, context: RequestContext): WireOpenSession[] {
  const { member, tokenHash } = sessionOf(context);
  const rows = all(
    tables.selectFrom("session").selectAll().where("member_id", "=", member.id).orderBy("seen_at", "desc"),
  );
  const open = rows.filter((row) => context.now < endOf({ ...row, ends_at: member.ends_at }));
  return open.map((row) => ({
    id: idOf(row.token_hash),
    startedAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.seen_at).toISOString(),
    ...(row.address !== null && { address: maskedAddress(row.address) }),
    current: row.token_hash === tokenHash,
  }));
}

/** Ends another session of the member, or all others with the logins that still need verification. */
export function endOtherSessions(writing: Writing, context: RequestContext, id: string | undefined): void {
  const { member, tokenHash } = sessionOf(context);
  if (id === undefined) return endAllSessions(writing, member.id, tokenHash);
  const { all, run, tables } = writing;
  const mine = tables.selectFrom("session").select("token_hash").where("member_id", "=", member.id);
  const named = all(mine.where("token_hash", "!=", tokenHash)).find((row) => idOf(row.token_hash) === id);
  if (!named) throw new ApiError("SESSION_UNKNOWN");
  run(tables.deleteFrom("session").where("token_hash", "=", named.token_hash));
}
