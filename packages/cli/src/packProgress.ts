import type { Terminal } from "./terminal.ts";

/** How often a log gets a line. */
const PAUSE_MS = 10_000;

/**
 * Says how far the packing is: on a terminal in one line that changes, in a log by a line every ten seconds. `now` is in
 * milliseconds. The returned function is called with the number of brands that are packed.
 */
export function packProgress(
  { status, note, isInteractive }: Pick<Terminal, "status" | "note" | "isInteractive">,
  now: () => number = () => performance.now(),
): (packed: number, total: number) => void {
  const started = now();
  let last = started;
  return (packed, total) => {
    const time = now();
    if (packed === total) return status("");
    const rate = packed / Math.max(0.001, (time - started) / 1000);
    const left = Math.ceil((total - packed) / rate);
    const line = `… ${packed} of ${total} packed, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second, ${left} s left`;
    if (isInteractive) return status(line);
    if (time - last < PAUSE_MS) return;
    last = time;
    note(line);
  };
}
