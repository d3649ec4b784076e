import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./CodeField.css.ts";

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type" | "maxLength"> {
  /** How many digits the code has. */
  readonly length: number;
  /** At the end of the well: the button that sends another code. */
  readonly trailing?: ReactNode;
  /** All digits are there. */
  readonly onComplete?: (code: string) => void;
}

/** A code of digits from a message or an authenticator. Whatever is pasted, its digits are taken. */
export function CodeField(props: CodeFieldProps) {
  const [texts, { length, trailing, onChange, onComplete, ...input }] = splitField(props);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replaceAll(/\D/gu, "").slice(0, length);
    event.target.value = digits;
    onChange?.(event);
    if (digits.length === length) onComplete?.(digits);
  };
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
            placeholder={"•".repeat(length)}
            {...input}
            {...control}
            type="text"
            className={css.code}
            onChange={change}
          />
          {trailing && <span className={field.trail}>{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
