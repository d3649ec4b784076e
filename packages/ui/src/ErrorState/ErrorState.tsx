import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Panel } from "../Panel/Panel.tsx";
import * as css from "./ErrorState.css.ts";

export interface ErrorStateProps {
  readonly title: string;
  /** What to do. */
  readonly text?: ReactNode;
  readonly level?: 1 | 2 | 3;
  /** Try again, or the way back. */
  readonly action?: ReactNode;
  /** block: all that a page says; it is said at once. row: one line among other sections; it is said in a pause. */
  readonly form?: "block" | "row";
}

/** Something did not work. It says so to a screen reader and offers the way on. */
export function ErrorState({ title, text, level = 2, action, form = "block" }: ErrorStateProps) {
  const Title = `h${level}` as const;
  return (
    <Panel className={css.error[form]} role={form === "row" ? "status" : "alert"}>
      <span className={css.icon}>
        <Icon name="warning" />
      </span>
      <div className={css.copy}>
        <Title className={css.title}>{title}</Title>
        {text && <div className={css.text}>{text}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </Panel>
  );
}
