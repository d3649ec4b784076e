import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./BalanceChip.css.ts";
import { HIDDEN_AMOUNT } from "./hiddenAmount.ts";

export interface BalanceChipProps {
  /** The label of the amount: "Balance". */
  readonly label: string;
  /** A `Money`; leave it out until the amount is known. */
  readonly amount?: ReactNode;
  /** The balance is being requested again; the last amount stays visible. */
  readonly updating?: boolean | undefined;
  /** Shown until the first amount arrives, and announced during updates. */
  readonly updatingLabel: string;
  readonly refreshLabel: string;
  readonly onRefresh: () => void;
  /** The request failed: this text replaces the amount. */
  readonly failed?: string | undefined;
  /** A button that hides the amount from people nearby. */
  readonly hide?: { readonly label: string; readonly onToggle: () => void } | undefined;
  /** What a press on the balance opens: "My wallet". Without it the balance is only text. */
  readonly open?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Shown in place of the amount. */
  readonly hidden?: boolean | undefined;
  /**
   * header: on a phone with a centred logo there is room only for the amount. menu: beside other parts of an account.
   * centre: large, below its label.
   */
  readonly place?: "header" | "menu" | "centre" | undefined;
}

/** A member's balance with a refresh button. Changes are announced when the screen reader pauses. */
export function BalanceChip({
  label,
  amount,
  updating = false,
  updatingLabel,
  refreshLabel,
  onRefresh,
  failed,
  open,
  hide,
  hidden = false,
  place = "menu",
}: BalanceChipProps) {
  const balance = (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.amount} aria-live="polite">
        {failed ? (
          <span className={css.failed}>{failed}</span>
        ) : (
          ((hidden ? HIDDEN_AMOUNT : amount) ?? <span className={css.wait}>{updatingLabel}</span>)
        )}
        {updating && amount !== undefined && <VisuallyHidden> {updatingLabel}</VisuallyHidden>}
      </span>
    </>
  );
  return (
    <div className={css.chip} data-place={place} aria-busy={updating}>
      {open ? (
        <button type="button" className={css.open} title={open.label} onClick={open.onPress}>
          {balance}
        </button>
      ) : (
        balance
      )}
      {hide && (
        <button
          type="button"
          className={css.refresh}
          aria-label={hide.label}
          title={hide.label}
          onClick={hide.onToggle}
        >
          <Icon name={hidden ? "eyeOff" : "eye"} />
        </button>
      )}
      <button
        type="button"
        className={css.refresh}
        data-turning={updating || undefined}
        aria-label={refreshLabel}
        aria-disabled={updating || undefined}
        title={refreshLabel}
        onClick={updating ? undefined : onRefresh}
      >
        <Icon name="refresh" />
      </button>
    </div>
  );
}
