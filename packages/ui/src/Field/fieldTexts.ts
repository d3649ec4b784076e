import type { ReactNode } from "react";

/** The texts around the control of a field. */
export interface FieldTexts {
  readonly label: string;
  /** Only screen readers get the label; the context already shows it. */
  readonly labelHidden?: boolean | undefined;
  /** Must be filled in: shows a star beside the label and tells screen readers. */
  readonly required?: boolean | undefined;
  /** The word at the end of the label's line if the other fields are required: "optional". */
  readonly optionalLabel?: string | undefined;
  /** How to fill it in. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  readonly error?: string | undefined;
}

/** Splits a field's props: the texts that the field shows, and the props of its control. */
export function splitField<Props extends FieldTexts>(props: Props): [FieldTexts, Omit<Props, keyof FieldTexts>] {
  const { label, labelHidden, required, optionalLabel, hint, error, ...control } = props;
  return [{ label, labelHidden, required, optionalLabel, hint, error }, control];
}
