import type { Writing } from "../store/transaction.ts";

/** Stores that a member opened a game, so that it is first among the recent games (AP-031). */
export function noteLaunch(
  { run, tables }: Writing,
  memberId: number,
  { gameId, now }: { readonly gameId: string; readonly now: number },
): void {
  run(tables.replaceInto("recent_game").values({ member_id: memberId, game_id: gameId, launched_at: now }));
}

/** The same for a lottery (AP-035). */
export function noteLottery(
  { run, tables }: Writing,
  memberId: number,
  { code, now }: { readonly code: string; readonly now: number },
): void {
  run(tables.replaceInto("recent_lottery").values({ member_id: memberId, code, launched_at: now }));
}
