import { Drawer } from "@livery/ui/Drawer/Drawer.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useDialog } from "../../dialogs/DialogContext.ts";
import { useSite } from "../../site/SiteContext.ts";
import { AccountArea } from "../header/AccountArea.tsx";
import { LanguageChoice } from "../LanguageChoice.tsx";
import { ModeChoice } from "../ModeChoice.tsx";
import * as css from "./SideMenu.css.ts";
import { MemberPages } from "./MemberPages.tsx";
import { GameCentre } from "./GameCentre.tsx";
import { Service } from "./Service.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { SideMenuGroup } from "./SideMenuGroup.tsx";

/** The account, the site's pages and games, and the choice of language and mode (L60). */
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
        <Shortcuts />
        <GameCentre />
        <SideMenuGroup group="offers" title={t("menu.offers")} />
        <MemberPages />
        <Service />
        <LanguageChoice />
        <ModeChoice />
      </div>
    </Drawer>
  );
}
