import type { ComponentProps, ReactNode } from "react";
import { cleanedInput } from "../Field/cleanedInput.ts";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./CodeField.css.ts";

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type" | "maxLength"> {
  /** What the field keeps of a text: the digits of a code, for example. */
  readonly clean: (written: string) => string;
  /** At the end of the field: the button that sends another code. */
  readonly trailing?: ReactNode;
}

/** A numeric code from a message or an authenticator, typed, pasted, or filled in by the phone. */
export function CodeField(props: CodeFieldProps) {
  const [texts, { clean, trailing, onChange, ...input }] = splitField(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={field.well}>
          <span className={field.lead}>
            <Icon name="key" />
          </span>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...input}
            {...control}
            {...cleanedInput(clean, onChange)}
            type="text"
            className={css.code}
          />
          {trailing && <span className={field.trail}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
