import { HOME_PATH } from "@livery/product/routes.ts";
import { Logo } from "@livery/ui/Logo/Logo.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOwnText } from "../../site/language.ts";
import { useSite } from "../../site/SiteContext.ts";
import { LanguageMenu } from "../../kit/LanguageMenu.tsx";
import { AccountArea } from "./AccountArea.tsx";
import * as css from "./Header.css.ts";
import type { LateFrame } from "../lateFrame.ts";
import { MainNav } from "../nav/MainNav.tsx";
import { MenuButton } from "./MenuButton.tsx";

/** The header in the brand's arrangement (`data-header`, `data-header-float`, `data-nav`). */
export function Header({ late }: { readonly late: LateFrame | undefined }) {
  const { t } = useTranslation();
  const { name, assets, layout } = useSite();
  const read = useOwnText();
  const second = late && <late.Second />;
  const menuFirst = layout.header === "split" || layout.nav === "drawer";
  return (
    <header className={css.header}>
      <div className={css.top}>
        {menuFirst && (
          <div className={css.start}>
            <MenuButton />
            {second}
          </div>
        )}
        <div className={css.logo}>
          <Logo
            src={assets.logo}
            name={read(name)}
            on="headerBg"
            href={HOME_PATH}
            label={t("header.home", { name: read(name) })}
          />
        </div>
        <div className={css.account}>
          {!menuFirst && second}
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
      <MainNav late={late?.Nav} />
    </header>
  );
}
