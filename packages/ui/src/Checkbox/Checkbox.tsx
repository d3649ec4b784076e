import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, FieldMessages } from "../Field/FieldMessages.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "className" | "id" | "type" | "children"> {
  /** The label; may contain links. */
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A yes or no choice. Pressing the label works, too. */
export function Checkbox({ children, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={css.checkbox}>
        <input
          {...input}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <span className={css.box} aria-hidden="true">
          <Icon name="check" />
        </span>
        <span className={css.text}>{children}</span>
      </label>
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}
