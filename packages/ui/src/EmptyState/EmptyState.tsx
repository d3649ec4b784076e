import type { ReactNode } from "react";
import { Panel } from "../Panel/Panel.tsx";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The brand's picture for empty states (`site.assets.art.empty`). */
  readonly art?: string | undefined;
  /** 1 if it is the only content of the page. */
  readonly level?: 1 | 2 | 3 | 4 | undefined;
  /** One action. */
  readonly action?: ReactNode;
  /** block: the only content of a page. row: one line among other sections. */
  readonly form?: "block" | "row" | undefined;
}

/** Nothing here yet: one picture, one sentence and one action on the brand's own background. */
export function EmptyState({ title, text, art, level = 2, action, form = "block" }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <Panel className={css.empty[form]}>
      {art && <img className={css.art} src={art} alt="" width={104} height={104} />}
      <div className={css.copy}>
        <Title className={css.title}>{title}</Title>
        {text && <div className={css.text}>{text}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </Panel>
  );
}
