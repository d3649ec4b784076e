import type { SolveSlideCaptchaRequest } from "@livery/platform/requests/solveSlideCaptcha.gen.js";

export type SlidePoint = SolveSlideCaptchaRequest["track"][number];

/** A slow hand or a held arrow key produces more. */
const LEAST_POINTS = 6;
const FASTEST_MS = 200;
/** The most that the clocks of page and platform may differ over such a short time. */
const SLACK_MS = 1000;
/** The largest share of the way that one step may cover: a jump is not a slide. */
const LARGEST_STEP = 0.6;
/** A pointer need not be released exactly where the piece stops. */
const END_TOLERANCE = 12;

/**
 * Whether a person may have slid the piece this way, by pointer or by keys: in enough steps, not instantly, forward in
 * time, no longer than the picture has existed, and to the place where the piece was released. A program can imitate
 * all of that: a solved slide is weak proof, which requireHuman() accepts only a few times.
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
