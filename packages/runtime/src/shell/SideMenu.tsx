import { Drawer } from "@livery/ui/Drawer/Drawer.tsx";
import { useAtom } from "jotai";
import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useSite } from "../state/SiteContext.ts";
import { sideMenuOpenAtom } from "../state/sideMenu.ts";
import { AccountArea } from "./AccountArea.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import * as css from "./SideMenu.css.ts";
import { SideMenuGroup } from "./SideMenuGroup.tsx";

/** All pages of the site, and the choice of language and mode (L60). It closes when the page changes (SM-026). */
export function SideMenu() {
  const { t } = useTranslation();
  const { layout } = useSite();
  const [open, setOpen] = useAtom(sideMenuOpenAtom);
  const { key } = useLocation();
  // A layout effect, so that it closes together with the page change: the new title can take the focus only when no
  // modal is open.
  useLayoutEffect(() => () => setOpen(false), [key, setOpen]);
  const opensFromStart = layout.header === "split" || layout.nav === "drawer";
  return (
    <Drawer
      open={open}
      onClose={() => setOpen(false)}
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
