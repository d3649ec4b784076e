import * as css from "./AgeMark.css.ts";

export interface AgeMarkProps {
  readonly age: number;
  /** Screen readers read this instead of the sign: "만 19세 이상". */
  readonly label: string;
  readonly size?: "sm" | "md" | undefined;
}

/** The minimum age to play. It takes the colour of the text around it; no theme can hide or shrink it (brief §10). */
export function AgeMark({ age, label, size = "md" }: AgeMarkProps) {
  return (
    <span className={css.size[size]} role="img" aria-label={label}>
      {age}
      <span className={css.plus}>+</span>
    </span>
  );
}
