import { useRef } from "react";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import * as field from "../Field/Field.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./CopyField.css.ts";
import { useCopy } from "./useCopy.ts";

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  /** Announced once the text is in the clipboard. */
  readonly copiedLabel: string;
  /** Announced if the browser does not allow it; the text is then selected, so that the visitor can copy it. */
  readonly failedLabel: string;
  /** Copying is the main action of the page: a wide button below the text, in place of an icon. */
  readonly prominent?: boolean | undefined;
}

/** A text to copy: an account number, a link, an address. */
export function CopyField({ label, value, copyLabel, copiedLabel, failedLabel, prominent = false }: CopyFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const { copy, outcome } = useCopy(value, () => ref.current?.select());
  const icon = outcome === "copied" ? "check" : "copy";
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
            {!prominent && (
              <span className={field.trail}>
                <IconButton icon={icon} label={copyLabel} onClick={() => void copy()} />
              </span>
            )}
          </div>
          {prominent && (
            <div className={css.main}>
              <Button size="lg" block icon={icon} onClick={() => void copy()}>
                {copyLabel}
              </Button>
            </div>
          )}
          <span className={css.said} role="status">
            {outcome && (outcome === "copied" ? copiedLabel : failedLabel)}
          </span>
        </>
      )}
    </Field>
  );
}
