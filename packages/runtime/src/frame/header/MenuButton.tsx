import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAtomValue } from "jotai";
import { dialogStackAtom, useOpenDialog } from "../../dialogs/dialogs.ts";

/** Opens the side menu. */
export function MenuButton() {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const isOpen = useAtomValue(dialogStackAtom).some(({ id }) => id === "sideMenu");
  return (
    <IconButton
      icon="list"
      label={t("header.menu")}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openDialog("sideMenu")}
    />
  );
}
