import type { RealityCheckResponse } from "@livery/platform/decoders/realityCheck.gen.js";
import type { AnswerRealityCheckRequest } from "@livery/platform/requests/answerRealityCheck.gen.js";
import type { Session } from "../members/sessions.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { playSums } from "./playSums.ts";

const USUAL_MINUTES = 60;
const MINUTE_MS = 60_000;

/** How often a check comes, when the play that it reports began, and when it last came. */
interface Watch {
  readonly everyMinutes: number;
  readonly beganAt: number;
  readonly checkedAt: number;
}

/** Play begins with the session, or after the member last chose to leave. */
function watchOf({ first, tables }: Reading, { member, tokenHash }: Session, now: number): Watch {
  const row = first(tables.selectFrom("reality_check").selectAll().where("member_id", "=", member.id));
  const session = first(tables.selectFrom("session_time").select("began_at").where("token_hash", "=", tokenHash));
  const beganAt = Math.max(session?.began_at ?? now, row?.began_at ?? 0);
  return {
    everyMinutes: row?.every_minutes ?? USUAL_MINUTES,
    beganAt,
    checkedAt: Math.max(beganAt, row?.checked_at ?? 0),
  };
}

/** The contents of a check: how long play has lasted, and what was won or lost (AP-166). */
export function wireRealityCheck(reading: Reading, session: Session, now: number): RealityCheckResponse {
  const { everyMinutes, beganAt, checkedAt } = watchOf(reading, session, now);
  return {
    everyMinutes,
    startedAt: new Date(beganAt).toISOString(),
    elapsedMinutes: Math.floor((now - beganAt) / MINUTE_MS),
    net: playSums(reading, session.member.id, { from: beganAt, to: now + 1 }).net,
    dueAt: new Date(checkedAt + everyMinutes * MINUTE_MS).toISOString(),
  };
}

/**
 * Sets how often a check comes, or records that the member continues or leaves; after leaving, new play begins
 * (AP-167).
 */
export function answerCheck(
  writing: Writing,
  session: Session,
  { everyMinutes, answer }: AnswerRealityCheckRequest,
  now: number,
): void {
  const watch = watchOf(writing, session, now);
  const { run, tables } = writing;
  run(
    tables.replaceInto("reality_check").values({
      member_id: session.member.id,
      every_minutes: everyMinutes ?? watch.everyMinutes,
      began_at: answer === "LEAVE" ? now : watch.beganAt,
      checked_at: answer === undefined ? watch.checkedAt : now,
    }),
  );
}
