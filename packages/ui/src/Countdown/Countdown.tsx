import * as css from "./Countdown.css.ts";
import { remainingTime } from "./remainingTime.ts";
import { useSecondsLeft } from "./useSecondsLeft.ts";

export interface CountdownProps {
  /** What the time is for, read by screen readers: "Time to pay". */
  readonly label: string;
  /** The end, in ms since 1970. */
  readonly until: number;
  /** The current time in ms since 1970. Pass the platform's clock where the device's clock may be wrong. */
  readonly now?: (() => number) | undefined;
  /** The abbreviation for days: "d". */
  readonly dayUnit: string;
  readonly onEnd?: (() => void) | undefined;
}

/** The remaining time, second by second. Screen readers do not announce each second; they read it on request. */
export function Countdown({ label, until, now = Date.now, dayUnit, onEnd }: CountdownProps) {
  const left = useSecondsLeft(until, now, onEnd);
  return (
    <time className={css.countdown} role="timer" aria-label={label} dateTime={`PT${left}S`}>
      {remainingTime(left, dayUnit)}
    </time>
  );
}
