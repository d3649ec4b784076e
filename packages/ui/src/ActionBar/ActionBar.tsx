import type { ReactNode } from "react";
import * as css from "./ActionBar.css.ts";

export interface ActionBarProps {
  /** What will come of the action: "Balance after" and its amount. */
  readonly result?: { readonly label: string; readonly value: ReactNode } | undefined;
  /** The page's one primary action, as wide as its place. */
  readonly children: ReactNode;
  /** Why it was not done: a `FormError`. */
  readonly message?: ReactNode;
  /** One line right below the action. */
  readonly note?: ReactNode;
}

/** The primary action of a page of a `Centre` with its result, at the bottom of the screen while the page scrolls. */
export function ActionBar({ result, children, message, note }: ActionBarProps) {
  return (
    <div className={css.bar}>
      <div className={css.inside}>
        {message}
        <div className={css.row}>
          {result && (
            <div className={css.outcome}>
              <span className={css.label}>{result.label}</span>
              <span className={css.result}>{result.value}</span>
            </div>
          )}
          <div className={css.action}>{children}</div>
        </div>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
    </div>
  );
}
