import * as css from "./Spinner.css.ts";

export interface SpinnerProps {
  /** What is loading, for screen readers; without it, set `aria-busy` on the container. */
  readonly label?: string | undefined;
  readonly size?: "sm" | "md" | "lg" | undefined;
}

/** A spinning ring in the surrounding text's colour, for waits of unknown length. */
export function Spinner({ label, size = "md" }: SpinnerProps) {
  return (
    <span className={css.size[size]} role={label ? "status" : undefined} aria-hidden={label ? undefined : true}>
      <span className={css.ring} />
      {label && <span className={css.label}>{label}</span>}
    </span>
  );
}
