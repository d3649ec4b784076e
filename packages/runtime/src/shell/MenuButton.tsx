import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { useAtom } from "jotai";
import { useTranslation } from "../i18n/useTranslation.ts";
import { sideMenuOpenAtom } from "../state/sideMenu.ts";

/** Opens the side menu. */
export function MenuButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  return (
    <IconButton
      icon="list"
      label={t("header.menu")}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(true)}
    />
  );
}
