import { Button } from "@livery/ui/Button/Button.tsx";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { type ComponentProps, useId, useState } from "react";
import { MoneyButton, MoneyForm, MoneyMessage } from "./MoneyForm.tsx";

interface ConfirmedWriteProps extends Pick<ComponentProps<typeof MoneyForm>, "form" | "label"> {
  readonly question: { readonly title: string; readonly text: string; readonly keep: string };
}

/** A form of `useWriteForm` without fields that asks before it is sent: a quiet button, such as that which cancels an order. */
export function ConfirmedWrite({ form, label, question }: ConfirmedWriteProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <MoneyForm id={id} form={form} label={label}>
        <Button variant="ghost" size="lg" block loading={form.sending} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </MoneyForm>
      <MoneyMessage form={form} />
      {form.unknown && <MoneyButton id={id} form={form} label={label} />}
      <ConfirmDialog
        open={isAsking}
        title={question.title}
        text={question.text}
        cancelLabel={question.keep}
        confirmLabel={label}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          const element = document.getElementById(id);
          if (element instanceof HTMLFormElement) element.requestSubmit();
        }}
      />
    </>
  );
}
