import { codeIn } from "@livery/product/sentCode.ts";
import { CodeField } from "@livery/ui/CodeField/CodeField.tsx";
import { PasswordField } from "@livery/ui/PasswordField/PasswordField.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { FormControls } from "./formControls.ts";
import { entryKind } from "./formField.ts";

interface FormFieldProps<Name extends string> {
  readonly form: Pick<FormControls<Name>, "field" | "spec">;
  readonly name: Name;
  /** A dialog that opens puts the focus here. */
  readonly first?: boolean | undefined;
  /** The step that it is alone in has its label as a title. */
  readonly labelHidden?: boolean | undefined;
  /** Of a code: shown while nothing is wrong. */
  readonly hint?: string | undefined;
  /** Of a code: at its end, the button that sends it. */
  readonly trailing?: ReactNode;
}

/** A text, a code or a password of a form, as password managers and phone keyboards know it (VF-030, VF-046). */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { form, name, first = false, labelHidden = false, hint, trailing } = props;
  const { t } = useTranslation("forms");
  const spec = form.spec(name);
  if (!spec) return null;
  const { autoComplete, inputMode, capitals = "none", secret, icon: usual, unit } = entryKind(spec.kind);
  const icon = spec.icon ?? usual;
  const shown = form.field(name);
  const field = {
    autoComplete,
    autoCapitalize: capitals,
    spellCheck: false,
    inputMode,
    icon,
    "data-autofocus": first ? "" : undefined,
    labelHidden,
    ...shown,
  };
  if (spec.kind === "sentCode")
    return <CodeField {...field} clean={codeIn} hint={shown.error ? undefined : hint} trailing={trailing} />;
  if (secret) return <PasswordField {...field} revealLabel={t("password.show")} />;
  return <TextField {...field} trailing={unit} />;
}
