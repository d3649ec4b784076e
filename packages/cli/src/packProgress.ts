import type { Terminal } from "./terminal.ts";

/** How often a log gets a line. */
const PAUSE_MS = 10_000;

/**
 * Says how far the packing is: on a terminal in one line that changes, in a log by a line every ten seconds. `now` is in
 * milliseconds. The returned function is called with 0 when the packing begins, then with the number of brands that are
 * done.
 */
export function packProgress(
  { status, note, isInteractive }: Pick<Terminal, "status" | "note" | "isInteractive">,
  now: () => number = () => performance.now(),
): (done: number, total: number) => void {
  let [started, last] = [0, 0];
  return (done, total) => {
    const time = now();
    if (done === 0) started = last = time;
    if (done === total) return status("");
    if (done === 0) return;
    const rate = done / Math.max(0.001, (time - started) / 1000);
    const left = Math.ceil((total - done) / rate);
    const line = `… ${done} of ${total} packed, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second, ${left} s left`;
    if (isInteractive) return status(line);
    if (time - last < PAUSE_MS) return;
    last = time;
    note(line);
  };
}
