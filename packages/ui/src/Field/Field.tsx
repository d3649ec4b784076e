import { type ReactNode, useId } from "react";
import { classNames } from "../classNames.ts";
import * as css from "./Field.css.ts";
import { describedBy, FieldMessages } from "./FieldMessages.tsx";
import type { FieldTexts } from "./fieldTexts.ts";

/** Connects a control to the texts of its field. */
interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Renders the control with the attributes that it gets. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error. Hint and error are read out with the control. */
export function Field({
  label,
  labelHidden = false,
  required = false,
  optionalLabel,
  hint,
  error,
  children,
}: FieldProps) {
  const id = useId();
  const control: FieldControl = {
    id,
    "aria-describedby": describedBy(id, { error, hint }),
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
  };
  return (
    <div className={css.field}>
      <div className={classNames(css.head, labelHidden && css.hidden)}>
        <label className={css.label} htmlFor={id}>
          {label}
          {required && (
            <span className={css.star} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {optionalLabel && <span className={css.optional}>{optionalLabel}</span>}
      </div>
      {children(control)}
      <FieldMessages id={id} error={error} hint={hint} />
    </div>
  );
}
