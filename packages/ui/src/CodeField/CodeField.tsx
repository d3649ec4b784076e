import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { type FieldTexts, splitField } from "../Field/fieldTexts.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./CodeField.css.ts";

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentProps<"input">, "className" | "id" | "required" | "type" | "maxLength"> {
  /** The number of digits. */
  readonly length: number;
  /** At the end of the field: the button that sends another code. */
  readonly trailing?: ReactNode;
  /** Called when all digits are entered. */
  readonly onComplete?: (code: string) => void;
}

/** A numeric code from a message or an authenticator. Of a pasted text it keeps only the digits. */
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
