import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Notice.css.ts";
import { toneIcons } from "./toneIcons.ts";

export interface NoticeProps {
  readonly tone?: "info" | "success" | "warning" | "error" | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** A button or a link. */
  readonly action?: ReactNode;
}

/** A short message within a page or a form; its colour and icon show its kind. */
export function Notice({ tone = "info", title, children, action }: NoticeProps) {
  return (
    <div className={css.notice}>
      <span className={css.icon[tone]}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={css.content}>
        <div className={css.words}>
          {title && <p className={css.title}>{title}</p>}
          <div className={css.text}>{children}</div>
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
