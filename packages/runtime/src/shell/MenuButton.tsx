import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useOpenDialog } from "../state/dialogs.ts";

/** Opens the side menu. */
export function MenuButton() {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  return (
    <IconButton icon="list" label={t("header.menu")} aria-haspopup="dialog" onClick={() => openDialog("sideMenu")} />
  );
}
