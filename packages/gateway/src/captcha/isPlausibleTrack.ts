import type { SolveSlideCaptchaRequest } from "@livery/platform/requests/solveSlideCaptcha.gen.js";

export type SlidePoint = SolveSlideCaptchaRequest["track"][number];

/** A slow hand or a held arrow key gives more. */
const LEAST_POINTS = 6;
const FASTEST_MS = 200;
/** What the clocks of page and platform may differ by over so short a time. */
const SLACK_MS = 1000;
/** How much of the way one step may be: whatever jumps there was not slid. */
const LARGEST_STEP = 0.6;
/** A pointer need not be let go exactly where the piece stops. */
const END_TOLERANCE = 12;

/**
 * Whether somebody may have slid a piece this way, by pointer or by keys: in enough steps, not in an instant, forward in
 * time, no longer than since the picture was drawn, and to where the piece was let go. A program can do all of that: a
 * solved slide is weak proof, which requireHuman() takes only so often.
 */
export function isPlausibleTrack(
  track: readonly SlidePoint[],
  { x, atMostMs }: { readonly x: number; readonly atMostMs: number },
): boolean {
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last || track.length < LEAST_POINTS) return false;
  const took = last.t - first.t;
  if (took < FASTEST_MS || took > atMostMs + SLACK_MS) return false;
  if (Math.abs(last.x - first.x - x) > END_TOLERANCE) return false;
  return track.slice(1).every((point, at) => {
    const before = track[at]!;
    return point.t >= before.t && Math.abs(point.x - before.x) <= LARGEST_STEP * x;
  });
}
