import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { toneIcons } from "../Notice/toneIcons.ts";
import * as css from "./Toast.css.ts";

export interface ToastProps {
  /** The message; without it nothing is shown. */
  readonly children?: ReactNode;
  readonly tone?: "info" | "success" | "error" | undefined;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  /** A button or a link: "Try again". */
  readonly action?: ReactNode;
}

/**
 * A short message at the bottom of the page about a finished action. It stays until the visitor dismisses it, so that there
 * is time to read it. Render it empty from the start, or screen readers do not announce the message.
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
