import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { toneIcons } from "../Notice/toneIcons.ts";
import * as css from "./Toast.css.ts";

export interface ToastProps {
  /** What is said; without it nothing is seen. */
  readonly children?: ReactNode;
  readonly tone?: "info" | "success" | "error";
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  /** A button or a link: "Try again". */
  readonly action?: ReactNode;
}

/**
 * A few words over the foot of the page about what was just done. It stays until it is put away: nothing goes before it
 * could be read. It has to be on the page before it speaks, or a screen reader says nothing.
 */
export function Toast({ children, tone = "info", dismissLabel, onDismiss, action }: ToastProps) {
  return (
    <div className={css.place} role="status">
      {children && (
        <div className={css.toast}>
          <span className={css.icon[tone]}>
            <Icon name={toneIcons[tone]} />
          </span>
          <div className={css.text}>{children}</div>
          {action}
          <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
