import { type ComponentProps, type ReactNode, useId } from "react";
import * as field from "../Field/Field.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "className" | "id" | "type" | "children"> {
  /** What is agreed to or kept; may hold links. */
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Yes or no. The words beside the box belong to it and can be pressed, too. */
export function Checkbox({ children, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(" ");
  return (
    <div>
      <label className={css.checkbox}>
        <input
          {...input}
          type="checkbox"
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span className={css.box} aria-hidden="true">
          <Icon name="check" />
        </span>
        <span className={css.text}>{children}</span>
      </label>
      {error && (
        <p className={field.error} id={`${id}error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <div className={field.hint} id={`${id}hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
