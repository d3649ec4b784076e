import { Button } from "@livery/ui/Button/Button.tsx";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { FormStack } from "@livery/ui/FormStack/FormStack.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useFocusIfLost } from "../useFocusIfLost.ts";
import type { FormControls } from "./formControls.ts";

/** A form of `useWriteForm` that moves money: its button and its message are elsewhere in the page. */
interface MoneyFormProps {
  /** The form's `id`; its button has it as `form`. */
  readonly id: string;
  readonly form: Pick<FormControls<never>, "submit" | "sending" | "message" | "unknown">;
  /** What it does, as its button says. */
  readonly label: string;
}

interface MoneyFieldsProps extends MoneyFormProps {
  readonly children?: ReactNode;
  /** The payment password, which is asked for again to check an outcome after a reload. */
  readonly password?: ReactNode;
}

/** Its fields. While the outcome of a send is unknown they are kept out of sight, so that the same is checked again. */
export function MoneyForm({ id, form, label, children, password }: MoneyFieldsProps) {
  return (
    <FormStack id={id} aria-label={label} onSubmit={form.submit}>
      {form.unknown ? <UnknownOutcome /> : children}
      {password}
    </FormStack>
  );
}

/** Takes the focus of the field or the button that it replaces. */
function UnknownOutcome() {
  const { t } = useTranslation("forms");
  const place = useFocusIfLost<HTMLDivElement>();
  return (
    <div role="alert" tabIndex={-1} ref={place}>
      <Notice tone="warning">{t("outcome.money")}</Notice>
    </div>
  );
}

interface MoneyButtonProps extends MoneyFormProps {
  readonly disabled?: boolean | undefined;
  /** Ahead of sending, where the form has several buttons. */
  readonly onClick?: (() => void) | undefined;
}

/** Its button: sends it, or asks what became of it. */
export function MoneyButton({ id, form, label, disabled = false, onClick }: MoneyButtonProps) {
  const { t } = useTranslation("forms");
  return (
    <Button
      type="submit"
      form={id}
      size="lg"
      block
      loading={form.sending}
      disabled={disabled && !form.unknown}
      onClick={onClick}
    >
      {form.unknown ? t("outcome.check") : label}
    </Button>
  );
}

/** Why it was not done. */
export function MoneyMessage({ form }: Pick<MoneyFormProps, "form">) {
  const { t } = useTranslation("forms");
  // The form itself says that an outcome is unknown.
  return <FormError>{form.message === t("outcome.unknown") ? undefined : form.message}</FormError>;
}
