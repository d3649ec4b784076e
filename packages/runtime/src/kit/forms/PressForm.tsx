import { Button, type ButtonProps } from "@livery/ui/Button/Button.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { type ComponentProps, useId } from "react";
import { MoneyButton, MoneyForm, MoneyMessage } from "./MoneyForm.tsx";

interface PressFormProps extends Pick<ComponentProps<typeof MoneyForm>, "form">, Pick<ButtonProps, "size"> {
  /** What the press does: "Claim". */
  readonly label: string;
  /** What it is done to, for readers who do not see it beside the button. */
  readonly subject: string;
}

/** A form of `useWriteForm` without fields: one button, and below it what became of the press. */
export function PressForm({ form, size, label, subject }: PressFormProps) {
  const id = useId();
  const name = `${label}: ${subject}`;
  return (
    <>
      <MoneyForm id={id} form={form} label={name}>
        <Button type="submit" size={size} block loading={form.sending}>
          {label} <VisuallyHidden>{subject}</VisuallyHidden>
        </Button>
      </MoneyForm>
      <MoneyMessage form={form} />
      {form.unknown && <MoneyButton id={id} form={form} label={name} />}
    </>
  );
}
