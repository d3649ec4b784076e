import { Drawer } from "@livery/ui/Drawer/Drawer.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../parts/DialogContext.ts";
import { useSite } from "../state/SiteContext.ts";
import { AccountArea } from "./AccountArea.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import * as css from "./SideMenu.css.ts";
import { SideMenuGroup } from "./SideMenuGroup.tsx";

/** All pages of the site, and the choice of language and mode (L60). */
export default function SideMenu() {
  const { t } = useTranslation();
  const { layout } = useSite();
  const { close } = useDialog();
  const opensFromStart = layout.header === "split" || layout.nav === "drawer";
  return (
    <Drawer
      open
      onClose={close}
      title={t("menu.title")}
      closeLabel={t("menu.close")}
      side={opensFromStart ? "start" : "end"}
    >
      <div className={css.menu}>
        <AccountArea place="menu" />
        <SideMenuGroup group="play" title={t("menu.play")} />
        <SideMenuGroup group="offers" title={t("menu.offers")} />
        <SideMenuGroup group="service" title={t("menu.service")} />
        <LanguageChoice />
        <ModeChoice />
      </div>
    </Drawer>
  );
}
