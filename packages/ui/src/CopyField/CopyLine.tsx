import { type ReactNode, useRef } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./CopyField.css.ts";
import type { CopyFieldProps } from "./CopyField.tsx";
import { useCopy } from "./useCopy.ts";

export interface CopyLineProps extends Omit<CopyFieldProps, "prominent"> {
  /** The value as it is shown, where that differs from what is copied: an amount with commas. */
  readonly shown?: ReactNode;
  /** Why it matters. */
  readonly note?: string | undefined;
  /** The most important of the lines. */
  readonly large?: boolean | undefined;
}

/** One of several texts to copy, such as where to pay; inside a `<dl>`. A single one is a `CopyField`. */
export function CopyLine(props: CopyLineProps) {
  const { label, value, shown = value, note, large = false, copyLabel, copiedLabel, failedLabel } = props;
  const ref = useRef<HTMLSpanElement>(null);
  const { copy, outcome } = useCopy(value, () => {
    if (ref.current) getSelection()?.selectAllChildren(ref.current);
  });
  return (
    <div className={css.line}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} data-large={large || undefined}>
        <span ref={ref}>{shown}</span>
      </dd>
      <dd className={css.note}>
        <span role="status">{outcome ? (outcome === "copied" ? copiedLabel : failedLabel) : note}</span>
      </dd>
      <dd className={css.copy}>
        <IconButton
          icon={outcome === "copied" ? "check" : "copy"}
          label={`${copyLabel}: ${label}`}
          onClick={() => void copy()}
        />
      </dd>
    </div>
  );
}
