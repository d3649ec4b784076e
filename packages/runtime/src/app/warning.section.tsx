import { AlertDialog } from "@livery/ui/ConfirmDialog/AlertDialog.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import type { DialogSectionProps } from "../dialogs/dialogs.ts";

/** Says what happened, with one button (MO-023). */
export default function Warning({ text, title }: DialogSectionProps<"warning">) {
  const { t } = useTranslation();
  const { close } = useDialog();
  return (
    <AlertDialog
      open
      title={title ?? t("warning.title")}
      text={text}
      actionLabel={t("dialog.confirm")}
      onClose={close}
    />
  );
}
