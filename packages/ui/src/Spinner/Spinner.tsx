import * as css from "./Spinner.css.ts";

export interface SpinnerProps {
  /** What is waited for, said to a screen reader; without it whoever shows the ring says `aria-busy`. */
  readonly label?: string;
  readonly size?: "sm" | "md" | "lg";
}

/** A turning ring in the colour of its place: something is on its way, and nobody knows how long. */
export function Spinner({ label, size = "md" }: SpinnerProps) {
  return (
    <span className={css.size[size]} role={label ? "status" : undefined} aria-hidden={label ? undefined : true}>
      <span className={css.ring} />
      {label && <span className={css.label}>{label}</span>}
    </span>
  );
}
