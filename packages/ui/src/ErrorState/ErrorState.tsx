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
}

/** Something did not work. It says so at once to a screen reader and offers the way on. */
export function ErrorState({ title, text, level = 2, action }: ErrorStateProps) {
  const Title = `h${level}` as const;
  return (
    <Panel className={css.error} role="alert">
      <span className={css.icon}>
        <Icon name="warning" />
      </span>
      <Title className={css.title}>{title}</Title>
      {text && <div className={css.text}>{text}</div>}
      {action && <div className={css.action}>{action}</div>}
    </Panel>
  );
}
