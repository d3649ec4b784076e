import { PasswordField } from "@livery/ui/PasswordField/PasswordField.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { FormControls } from "./formControls.ts";
import { entryKind } from "./formField.ts";

interface FormFieldProps<Name extends string> {
  readonly form: Pick<FormControls<Name>, "field" | "spec">;
  readonly name: Name;
  /** A dialog that opens puts the focus here. */
  readonly first?: boolean;
}

/** A text or a password of a form, as password managers and phone keyboards know it (VF-030, VF-046). */
export function FormField<Name extends string>({ form, name, first = false }: FormFieldProps<Name>) {
  const { t } = useTranslation("forms");
  const spec = form.spec(name);
  if (!spec) return null;
  const { autoComplete, inputMode, capitals = "none", secret, icon: usual } = entryKind(spec.kind);
  const icon = spec.icon ?? usual;
  const field = {
    autoComplete,
    autoCapitalize: capitals,
    spellCheck: false,
    ...(inputMode && { inputMode }),
    ...(icon && { icon }),
    ...(first && { "data-autofocus": "" }),
    ...form.field(name),
  };
  return secret ? <PasswordField {...field} revealLabel={t("password.show")} /> : <TextField {...field} />;
}
