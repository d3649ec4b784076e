import type { ComponentProps, ReactNode } from "react";
import { Field } from "../Field/Field.tsx";
import * as css from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required"> {
  readonly icon?: IconName | undefined;
  /** At the end of the field: a unit, an `IconButton`. */
  readonly trailing?: ReactNode;
}

/** One line of text. It takes an input's props, so that a form library can register it. */
export function TextField(props: TextFieldProps) {
  const [texts, { icon, trailing, ...input }] = splitField(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={css.well}>
          {icon && (
            <span className={css.lead}>
              <Icon name={icon} />
            </span>
          )}
          <input type="text" {...input} {...control} className={css.control} />
          {trailing && <span className={css.trail}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
