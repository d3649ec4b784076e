import { useRef, useState } from "react";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./CopyField.css.ts";

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  /** Announced once the text is in the clipboard. */
  readonly copiedLabel: string;
  /** Announced if the browser does not allow it; the text is then selected, so that the visitor can copy it. */
  readonly failedLabel: string;
}

/** A text to copy: an account number, a link, an address. */
export function CopyField({ label, value, copyLabel, copiedLabel, failedLabel }: CopyFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ readonly value: string; readonly copied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome({ value, copied: true });
    } catch {
      ref.current?.select();
      setOutcome({ value, copied: false });
    }
  };
  const isShown = outcome?.value === value;
  return (
    <Field label={label}>
      {(control) => (
        <>
          <div className={field.well}>
            <input
              ref={ref}
              {...control}
              className={field.control}
              readOnly
              value={value}
              onFocus={(event) => event.target.select()}
            />
            <span className={field.trail}>
              <IconButton
                icon={isShown && outcome.copied ? "check" : "copy"}
                label={copyLabel}
                onClick={() => void copy()}
              />
            </span>
          </div>
          <span className={css.said} role="status">
            {isShown && (outcome.copied ? copiedLabel : failedLabel)}
          </span>
        </>
      )}
    </Field>
  );
}
