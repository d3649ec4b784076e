import { randomBytes, randomInt } from "node:crypto";
import type { Writing } from "../store/transaction.ts";
import { type SlidePoint, isPlausibleTrack } from "./isPlausibleTrack.ts";
import { HIGHEST_TOP, LEAST_WAY, LOWEST_TOP, MOST_WAY, TOLERANCE } from "./slideSizes.ts";

const LIFETIME_MS = 2 * 60_000;

/** Draws where the piece belongs in the next picture: the distance of its left edge from the picture's. */
export function randomSlidePlace(): number {
  return randomInt(LEAST_WAY, MOST_WAY + 1);
}

export function randomPieceTop(): number {
  return randomInt(HIGHEST_TOP, LOWEST_TOP + 1);
}

interface Drawn {
  readonly merchant: string;
  readonly place: number;
  readonly now: number;
}

/** Stores where a piece belongs for two minutes and returns the id to send the solution with. */
export function rememberSlide({ tables, run }: Writing, { merchant, place, now }: Drawn): string {
  const id = randomBytes(12).toString("base64url");
  run(tables.deleteFrom("slide_captcha").where("drawn_at", "<=", now - LIFETIME_MS));
  run(tables.insertInto("slide_captcha").values({ id, merchant, place, drawn_at: now }));
  return id;
}

interface Response {
  readonly merchant: string;
  readonly id: string;
  readonly x: number;
  readonly track: readonly SlidePoint[];
  readonly now: number;
}

/** Whether a hand has slid the piece to its place. A picture accepts one attempt, right or wrong. */
export function spendSlide({ tables, first, run }: Writing, { merchant, id, x, track, now }: Response): boolean {
  const drawn = first(
    tables.selectFrom("slide_captcha").selectAll().where("id", "=", id).where("merchant", "=", merchant),
  );
  if (!drawn) return false;
  run(tables.deleteFrom("slide_captcha").where("id", "=", id));
  const age = now - drawn.drawn_at;
  return age < LIFETIME_MS && Math.abs(x - drawn.place) <= TOLERANCE && isPlausibleTrack(track, { x, atMostMs: age });
}
