import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Timeline.css.ts";

type StepState = "done" | "current" | "next" | "failed";

export interface TimelineProps {
  /** What the steps belong to: "Progress of the order". */
  readonly label: string;
  readonly steps: readonly {
    readonly id: string;
    readonly label: string;
    readonly state: StepState;
    /** When the step happened. */
    readonly time?: { readonly iso: string; readonly text: string } | undefined;
    readonly note?: ReactNode;
  }[];
  /** The names of the states for screen readers. */
  readonly stateLabels: Readonly<Record<StepState, string>>;
}

/** The steps of an order, the first at the top. */
export function Timeline({ label, steps, stateLabels }: TimelineProps) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {steps.map(({ id, label: text, state, time, note }) => (
        <li key={id} className={css.step} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <span className={css.dot} aria-hidden="true">
            {state === "done" && <Icon name="check" />}
            {state === "failed" && <Icon name="close" />}
          </span>
          <div className={css.words}>
            <div className={css.head}>
              <span className={css.label}>
                {text}
                <VisuallyHidden> ({stateLabels[state]})</VisuallyHidden>
              </span>
              {time && (
                <time className={css.time} dateTime={time.iso}>
                  {time.text}
                </time>
              )}
            </div>
            {note && <div className={css.note}>{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
