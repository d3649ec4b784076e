import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./BalanceChip.css.ts";

export interface BalanceChipProps {
  /** What the amount is: "Balance". */
  readonly label: string;
  /** A `Money`; absent as long as it is not known. */
  readonly amount?: ReactNode;
  /** It is being asked for again; the last amount stays in sight. */
  readonly updating?: boolean;
  /** Stands in the amount's place as long as there is none, and is said while it is being asked for. */
  readonly updatingLabel: string;
  readonly refreshLabel: string;
  readonly onRefresh: () => void;
  /** It could not be had: a word in the amount's place. */
  readonly failed?: string | undefined;
  /** It stands in the header: on a phone whose logo stands in the middle, the amount alone has room. */
  readonly inHeader?: boolean;
}

/** What a member holds, and the way to ask for it again. A change is said when the reader pauses. */
export function BalanceChip({
  label,
  amount,
  updating = false,
  updatingLabel,
  refreshLabel,
  onRefresh,
  failed,
  inHeader = false,
}: BalanceChipProps) {
  return (
    <div className={css.chip} data-in-header={inHeader || undefined} aria-busy={updating}>
      <span className={css.label}>{label}</span>
      <span className={css.amount} aria-live="polite">
        {failed ? (
          <span className={css.failed}>{failed}</span>
        ) : (
          (amount ?? <span className={css.wait}>{updatingLabel}</span>)
        )}
        {updating && amount !== undefined && <VisuallyHidden> {updatingLabel}</VisuallyHidden>}
      </span>
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
