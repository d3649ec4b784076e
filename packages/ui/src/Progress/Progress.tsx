import { type ReactNode, useId } from "react";
import * as css from "./Progress.css.ts";

export interface ProgressProps {
  readonly label: string;
  /** Only screen readers get the label; the context already shows it. */
  readonly labelHidden?: boolean | undefined;
  /** Between 0 and `max`; larger values count as full. */
  readonly value: number;
  readonly max: number;
  /** The value in words: "30,000 of 100,000 used". */
  readonly valueText: string;
  /** At the end of the label's line: a link, a percentage. */
  readonly aside?: ReactNode;
  /** Below the two ends of the bar. */
  readonly notes?: { readonly start?: ReactNode; readonly end?: ReactNode } | undefined;
  /** warning: nearly used up. */
  readonly tone?: "normal" | "warning" | undefined;
}

/** The progress of something, or the used part of a limit. */
export function Progress(props: ProgressProps) {
  const { label, labelHidden = false, value, max, valueText, aside, notes, tone = "normal" } = props;
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={css.progress}>
      {!labelHidden && (
        <div className={css.head}>
          <span className={css.label} id={id}>
            {label}
          </span>
          {aside}
        </div>
      )}
      <div
        className={css.track}
        data-tone={tone}
        role="progressbar"
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
      >
        <div className={css.fill} style={{ width: `${share * 100}%` }} />
      </div>
      {notes && (
        <div className={css.notes}>
          <span>{notes.start}</span>
          <span>{notes.end}</span>
        </div>
      )}
    </div>
  );
}
