import type { ReactNode } from "react";

/** What stands around the control of a field. */
export interface FieldTexts {
  readonly label: string;
  /** The label is heard only: the place says to the eye what is asked. */
  readonly labelHidden?: boolean;
  /** Has to be filled in: a star beside the label, and said to a screen reader. */
  readonly required?: boolean;
  /** The word at the end of the label's line where the others have to be filled in: "optional". */
  readonly optionalLabel?: string;
  /** How it is to be filled in. */
  readonly hint?: ReactNode;
  /** What is wrong with it, and what to do; the field is marked by it. */
  readonly error?: string | undefined;
}

/** A field's props in two parts: what the field shows, and what belongs to its control. */
export function splitField<Props extends FieldTexts>(props: Props): [FieldTexts, Omit<Props, keyof FieldTexts>] {
  const { label, labelHidden, required, optionalLabel, hint, error, ...control } = props;
  const texts = {
    label,
    error,
    hint,
    ...(labelHidden && { labelHidden }),
    ...(required && { required }),
    ...(optionalLabel !== undefined && { optionalLabel }),
  };
  return [texts, control];
}
