import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Panel } from "../Panel/Panel.tsx";
import * as css from "./ErrorState.css.ts";

export interface ErrorStateProps {
  readonly title: string;
  /** What the visitor can do. */
  readonly text?: ReactNode;
  readonly level?: 1 | 2 | 3 | 4 | undefined;
  /** A retry button or a link back. */
  readonly action?: ReactNode;
  /** block: the only content of a page, announced at once. row: one line among other sections, announced in a pause. */
  readonly form?: "block" | "row" | undefined;
}

/** Something failed. It is announced to screen readers and offers a way to continue. */
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
