import type { RealityCheckResponse } from "@livery/platform/decoders/realityCheck.gen.js";
import type { AnswerRealityCheckRequest } from "@livery/platform/requests/answerRealityCheck.gen.js";
import type { Session } from "../members/sessions.ts";
import { type RequestContext, sessionOf } from "../requestContext.ts";
import type { Reading, Writing } from "../store/transaction.ts";
import { playSums } from "./playSums.ts";

const MINUTE_MS = 60_000;

/** Whose play it is, when, and how often a check comes for members who have not chosen. */
interface Play {
  readonly session: Session;
  readonly now: number;
  readonly usualMinutes: number;
}

/** How often a check comes, when the play that it reports began, and when it last came. */
interface Watch {
  readonly everyMinutes: number;
  readonly beganAt: number;
  readonly checkedAt: number;
}

/** Play begins with the session, or after the member last chose to leave. */
function watchOf({ first, tables }: Reading, { session: { member, tokenHash }, now, usualMinutes }: Play): Watch {
  const row = first(tables.selectFrom("reality_check").selectAll().where("member_id", "=", member.id));
  const session = first(tables.selectFrom("session_time").select("began_at").where("token_hash", "=", tokenHash));
  const beganAt = Math.max(session?.began_at ?? now, row?.began_at ?? 0);
  return {
    everyMinutes: row?.every_minutes ?? usualMinutes,
    beganAt,
    checkedAt: Math.max(beganAt, row?.checked_at ?? 0),
  };
}

/** The play of a request's session. */
export function playOf(context: RequestContext): Play {
  return {
    session: sessionOf(context),
    now: context.now,
    usualMinutes: context.merchant.constants.realityCheck,
  };
}

/** The contents of a check: how long play has lasted, and what was won or lost (AP-166). */
export function wireRealityCheck(reading: Reading, play: Play): RealityCheckResponse {
  const { session, now } = play;
  const { everyMinutes, beganAt, checkedAt } = watchOf(reading, play);
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
export function answerCheck(writing: Writing, play: Play, { everyMinutes, answer }: AnswerRealityCheckRequest): void {
  const { session, now } = play;
  const watch = watchOf(writing, play);
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
