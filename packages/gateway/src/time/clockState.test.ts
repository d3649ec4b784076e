import { expect, it } from "vitest";
import { type ClockState, beginClock, lookAt, usedSince } from "./clockState.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const BORN = Date.UTC(2026, 10, 21);

/** Looks at a clock that shows these moments in turn; returns the last result. */
function after(...moments: readonly number[]): ReturnType<typeof lookAt> {
  let seen: ReturnType<typeof lookAt> = { next: beginClock(BORN) };
  for (const at of moments) seen = lookAt(seen.next, at);
  return seen;
}

/** Every five minutes, as a platform in use looks at the clock. */
const used = (from: number, to: number) =>
  Array.from({ length: (to - from) / (5 * MINUTE) + 1 }, (_, index) => from + index * 5 * MINUTE);

it("a clock that had jumped ahead is back: everything since the jump is that much younger", () => {
  const ahead = BORN + YEAR;
  const { next, back } = after(BORN + MINUTE, ahead, ahead + MINUTE, BORN + 3 * MINUTE);
  expect(back).toEqual({ since: ahead, by: YEAR - 2 * MINUTE });
  expect(next.mark).toBe(BORN + 3 * MINUTE);
  expect(lookAt(next, BORN + 4 * MINUTE)).toEqual({ next: { ...next, mark: BORN + 4 * MINUTE } });
});

it("a pause while it was ahead, and a restart, do not change that", () => {
  const ahead = BORN + YEAR;
  const { next } = after(BORN + MINUTE, ahead, ahead + 3 * HOUR);
  const kept = JSON.parse(JSON.stringify(next)) as ClockState;
  expect(lookAt(kept, BORN + 3 * HOUR).back).toEqual({ since: ahead, by: YEAR });
});

it("a clock that was ahead from the beginning comes back as well", () => {
  expect(after(BORN + MINUTE, BORN - YEAR).back).toEqual({ since: BORN, by: YEAR + MINUTE });
});

it.each([
  ["a second", 1000],
  ["five minutes", 5 * MINUTE],
  ["two hours", 2 * HOUR],
])("a clock that falls back by %s into a time of use is not followed", (_, by) => {
  const moments = used(BORN, BORN + DAY);
  const { next } = after(...moments);
  expect(lookAt(next, next.mark - by)).toEqual({ next });
});

it("a time without requests, and a jump, do not count as use", () => {
  const { next } = after(BORN + MINUTE, BORN + YEAR, BORN + YEAR + 5 * MINUTE);
  const at = BORN + YEAR + 6 * MINUTE;
  expect(usedSince(next, at, 2 * MINUTE)).toBe(at - 2 * MINUTE);
  // Six minutes since the jump, and half a minute of the time before it.
  expect(usedSince(next, at, 6.5 * MINUTE)).toBe(BORN + 0.5 * MINUTE);
  expect(usedSince(next, at, DAY)).toBe(BORN + 7 * MINUTE - DAY);
  const always = after(...used(BORN, BORN + 3 * DAY)).next;
  expect(usedSince(always, always.mark, DAY)).toBe(BORN + 2 * DAY);
});

it("a jump that was not seen yet does not count either", () => {
  const { next } = after(BORN + MINUTE);
  expect(usedSince(next, BORN + YEAR, MINUTE)).toBe(BORN);
});
