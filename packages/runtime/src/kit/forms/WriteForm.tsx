import { Button } from "@livery/ui/Button/Button.tsx";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { FormStack } from "@livery/ui/FormStack/FormStack.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { FormControls } from "./formControls.ts";

interface WriteFormProps {
  readonly form: Pick<FormControls<never>, "submit" | "sending" | "message" | "unknown" | "problems">;
  readonly label: string;
  readonly submitLabel: string;
  /** Lists the fields with problems above the button: for forms that are longer than a screen. */
  readonly summary?: boolean | undefined;
  /** A way on beside sending it again, while the outcome of an earlier send is unknown. */
  readonly wayOn?: ReactNode;
  readonly children: ReactNode;
}

/** A form of `useWriteForm`: its fields, what came of sending it, and its button. */
export function WriteForm({ form, label, submitLabel, summary = false, wayOn, children }: WriteFormProps) {
  const { t } = useTranslation("forms");
  const { submit, sending, message, unknown, problems } = form;
  const listed = summary && problems.length > 1 ? problems : [];
  return (
    <FormStack aria-label={label} onSubmit={submit}>
      {children}
      <FormError items={listed}>{message ?? (listed.length > 0 && t("problem.fields"))}</FormError>
      <Button type="submit" size="lg" block loading={sending}>
        {unknown ? t("outcome.retry") : submitLabel}
      </Button>
      {unknown && wayOn}
    </FormStack>
  );
}
