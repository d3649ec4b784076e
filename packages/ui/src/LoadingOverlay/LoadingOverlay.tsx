import { useModal } from "../Dialog/useModal.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as css from "./LoadingOverlay.css.ts";

export interface LoadingOverlayProps {
  /** What the visitor is waiting for. */
  readonly label: string;
  /** Called on Esc; without it, the wait cannot be cancelled. */
  readonly onCancel?: (() => void) | undefined;
}

/** Covers the page while something runs that nothing else may interrupt. A short wait does not flash. */
export function LoadingOverlay({ label, onCancel = stay }: LoadingOverlayProps) {
  const modal = useModal({ open: true, onClose: onCancel, closeBeside: false });
  return (
    <dialog {...modal} className={css.overlay} aria-label={label}>
      <div className={css.box} role="status">
        <Spinner size="lg" />
        <p className={css.label}>{label}</p>
      </div>
    </dialog>
  );
}

const stay = () => undefined;
