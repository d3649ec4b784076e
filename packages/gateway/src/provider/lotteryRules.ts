// The rules of the lottery draw. The page loads the same file, so that a player's own browser can check every draw.

/** The balls have the numbers from 1 to this. */
export const BALLS = 32;

/** So many are drawn. */
export const DRAWN = 8;

/** So many numbers are on a ticket. */
export const PICKS = 4;

/** What a stake brings back, by how many of its numbers are drawn. */
export const pays: readonly number[] = [0, 0, 2, 8, 110];

export interface LotteryResult {
  /** The drawn balls, in the order of the draw. */
  readonly balls: readonly number[];
  /** The picked numbers that were drawn. */
  readonly hits: readonly number[];
  /** In minor units. */
  readonly payout: number;
}

/** Draws the balls; each number takes one of those that are left. */
export function draw(numbers: readonly number[], picks: readonly number[], stake: number): LotteryResult {
  const left = Array.from({ length: BALLS }, (_, index) => index + 1);
  const balls = Array.from({ length: DRAWN }, (_, index) => left.splice((numbers[index] ?? 0) % left.length, 1)[0]!);
  const hits = picks.filter((pick) => balls.includes(pick));
  return { balls, hits, payout: stake * (pays[hits.length] ?? 0) };
}
