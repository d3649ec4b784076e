import { useEffect, useEffectEvent, useState } from "react";
import * as css from "./Countdown.css.ts";
import { remainingTime, secondsLeft } from "./remainingTime.ts";

export interface CountdownProps {
  /** What the time is for, read by screen readers: "Time to pay". */
  readonly label: string;
  /** The end, in ms since 1970. */
  readonly until: number;
  /** The current time in ms since 1970. Pass the platform's clock where the device's clock may be wrong. */
  readonly now?: () => number;
  /** The abbreviation for days: "d". */
  readonly dayUnit: string;
  readonly onEnd?: () => void;
}

/** The remaining time, second by second. Screen readers do not announce each second; they read it on request. */
export function Countdown({ label, until, now = Date.now, dayUnit, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(until, now()));
  const tick = useEffectEvent(() => {
    const next = secondsLeft(until, now());
    setLeft(next);
    if (next === 0) onEnd?.();
    return next;
  });
  useEffect(() => {
    // The first tick runs at once: with a new `until`, the remaining time has changed.
    let timer: ReturnType<typeof setTimeout>;
    const run = () => {
      if (tick() > 0) timer = setTimeout(run, 1000);
    };
    timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <time className={css.countdown} role="timer" aria-label={label} dateTime={`PT${left}S`}>
      {remainingTime(left, dayUnit)}
    </time>
  );
}
