import { type ReactNode, useId } from "react";
import { Panel } from "../Panel/Panel.tsx";
import { DrawBalls } from "./DrawBalls.tsx";
import * as css from "./LotteryCard.css.ts";
import { LotteryMark } from "./LotteryMark.tsx";

export interface LotteryCardProps {
  readonly title: string;
  readonly kind: string;
  /** How often it draws: "Every minute". */
  readonly note: string;
  /** The latest draw, and its numbers. */
  readonly issue?: string | undefined;
  readonly numbers: readonly string[];
  /** The label of the countdown, and the countdown. */
  readonly nextLabel: string;
  readonly next: ReactNode;
  /** The button that starts it. */
  readonly action: ReactNode;
}

/** A lottery with its latest numbers and the time until its next draw. */
export function LotteryCard({ title, kind, note, issue, numbers, nextLabel, next, action }: LotteryCardProps) {
  const titleId = useId();
  return (
    <Panel className={css.card} role="group" aria-labelledby={titleId}>
      <div className={css.head}>
        <LotteryMark kind={kind} />
        <div className={css.words}>
          <h3 className={css.title} id={titleId}>
            {title}
          </h3>
          <p className={css.note}>{note}</p>
        </div>
      </div>
      {issue && (
        <div className={css.draw}>
          <p className={css.issue}>{issue}</p>
          <DrawBalls label={issue} numbers={numbers} />
        </div>
      )}
      <div className={css.foot}>
        <div className={css.next}>
          <span className={css.note} aria-hidden="true">
            {nextLabel}
          </span>
          <span className={css.time}>{next}</span>
        </div>
        {action}
      </div>
    </Panel>
  );
}
