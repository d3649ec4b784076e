import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hoverIntent } from "./hoverIntent.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What is open after a pointer's way; a number is a wait in ms. */
function openAfter(way: readonly (string | number | undefined)[]): string | undefined {
  let open: string | undefined;
  const intent = hoverIntent((id) => (open = id), { open: 100, switch: 200, close: 300 });
  for (const step of way) {
    if (typeof step === "number") vi.advanceTimersByTime(step);
    else if (step === undefined) intent.leave();
    else intent.enter(step);
  }
  return open;
}

test.each<[string, Parameters<typeof openAfter>[0], string | undefined]>([
  ["a pointer that rests opens one", ["a", 100], "a"],
  ["a pointer that only passes opens nothing", ["a", 50, undefined, 1000], undefined],
  ["a diagonal way over a neighbour keeps it open", ["a", 100, undefined, "b", 150, undefined, "a", 1000], "a"],
  ["a neighbour on the way does not open at once", ["a", 100, undefined, "b", 150], "a"],
  ["it stays for a moment after the pointer has left", ["a", 100, undefined, 250], "a"],
  ["resting on a neighbour opens that one", ["a", 100, undefined, "b", 200], "b"],
  ["a short way around it keeps it open", ["a", 100, undefined, 250, "a", 1000], "a"],
  ["leaving closes it", ["a", 100, undefined, 300], undefined],
])("%s", (_title, way, open) => {
  expect(openAfter(way)).toBe(open);
});
