import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import type { FormControls, ShownField } from "./formControls.ts";

interface ValuedFieldProps<Name extends string> {
  readonly form: Pick<FormControls<Name>, "control" | "shown">;
  readonly name: Name;
  readonly children: (field: ValuedFieldControl) => ReactNode;
}

interface ValuedFieldControl extends ShownField {
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A field whose control is given its value: an amount, a choice. */
export function ValuedField<Name extends string>({ form, name, children }: ValuedFieldProps<Name>) {
  const { field } = useController({ control: form.control, name: name as string });
  return children({ name, value: String(field.value ?? ""), onValue: field.onChange, ...form.shown(name) });
}
