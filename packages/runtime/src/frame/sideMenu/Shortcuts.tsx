import { hasPage } from "@livery/product/routes.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useSwitches } from "../../site/switches.ts";
import { useOpenMemberPane } from "../../kit/account/useOpenMemberPane.ts";
import * as css from "./SideMenu.css.ts";
import { MenuItem } from "./MenuItem.tsx";

/** What members do most (SM-006 … SM-012). */
export function Shortcuts() {
  const { t } = useTranslation();
  const menu = useTranslation("menu").t;
  const site = useSite();
  const { REFERRAL3 } = useSwitches();
  const openPane = useOpenMemberPane();
  const shortcuts = [
    { id: "depositv2", icon: "wallet", label: menu("pane.depositv2") },
    { id: "withdraw", icon: "bank", label: menu("pane.withdraw") },
    ...(hasPage("/promotions", site) ? [{ id: "promotions" } as const] : []),
    ...(REFERRAL3 ? [{ id: "referral", icon: "users", label: menu("second.invite") } as const] : []),
    { id: "rewardCenter", icon: "star", label: menu("nav.rewards") },
    { id: "manualRebate", icon: "coin", label: menu("pane.manualRebate") },
  ] as const;
  return (
    <ul className={css.shortcuts} aria-label={menu("shortcuts")}>
      {shortcuts.map((shortcut) => (
        <li key={shortcut.id}>
          {shortcut.id === "promotions" ? (
            <Link className={css.shortcut} href="/promotions">
              <span className={css.icon}>
                <Icon name="promotions" />
              </span>
              {t("nav.promotions")}
            </Link>
          ) : (
            <MenuItem
              look="shortcut"
              icon={shortcut.icon}
              label={shortcut.label}
              onPress={() => openPane(shortcut.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
