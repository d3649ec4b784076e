import { type ComponentProps, type ReactNode, useId } from "react";
import * as css from "./Toggle.css.ts";

export interface ToggleProps extends Omit<ComponentProps<"input">, "className" | "id" | "type" | "role"> {
  /** What is switched. */
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A setting that is on or off and takes effect at once. In a form that is sent later, use a `Checkbox`. */
export function Toggle({ label, hint, ...input }: ToggleProps) {
  const id = useId();
  return (
    <label className={css.toggle}>
      <input
        {...input}
        type="checkbox"
        // The role gets its state from the native checkbox; aria-checked would duplicate it.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={css.input}
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? `${id}hint` : undefined}
      />
      <span className={css.words}>
        <span className={css.label} id={`${id}label`}>
          {label}
        </span>
        {hint && (
          <span className={css.hint} id={`${id}hint`}>
            {hint}
          </span>
        )}
      </span>
      <span className={css.track} aria-hidden="true" />
    </label>
  );
}
