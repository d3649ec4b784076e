import { HOME_PATH } from "@livery/product/routes.ts";
import { Logo } from "@livery/ui/Logo/Logo.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useOwnText } from "../state/language.ts";
import { useSite } from "../state/SiteContext.ts";
import { AccountArea } from "./AccountArea.tsx";
import * as css from "./Header.css.ts";
import { LanguageMenu } from "../parts/LanguageMenu.tsx";
import { MainNav } from "./MainNav.tsx";
import { MenuButton } from "./MenuButton.tsx";

/** The header in the brand's arrangement (`data-header`, `data-header-float`, `data-nav`). */
export function Header() {
  const { t } = useTranslation();
  const { name, assets, layout } = useSite();
  const read = useOwnText();
  const menuFirst = layout.header === "split" || layout.nav === "drawer";
  return (
    <header className={css.header}>
      <div className={css.top}>
        {menuFirst && (
          <div className={css.start}>
            <MenuButton />
          </div>
        )}
        <div className={css.logo}>
          <Logo src={assets.logo} name={read(name)} href={HOME_PATH} label={t("header.home", { name: read(name) })} />
        </div>
        <div className={css.account}>
          <AccountArea place="header" />
          <span className={css.language}>
            <LanguageMenu />
          </span>
          {!menuFirst && (
            <span className={css.lastMenu}>
              <MenuButton />
            </span>
          )}
        </div>
      </div>
      <MainNav />
    </header>
  );
}
