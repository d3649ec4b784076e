import { HOME_PATH } from "@livery/product/routes.ts";
import { Logo } from "@livery/ui/Logo/Logo.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useOwnText } from "../site/language.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./LoginHead.css.ts";
import { LanguageMenu } from "../kit/LanguageMenu.tsx";

/** The head of the login page, which has no header: the brand's logo and the language menu. */
export function LoginHead() {
  const { t } = useTranslation();
  const { name, assets } = useSite();
  const read = useOwnText();
  return (
    <div className={css.loginHead}>
      <Logo
        src={assets.logo}
        name={read(name)}
        on="bg"
        href={HOME_PATH}
        label={t("header.home", { name: read(name) })}
      />
      <LanguageMenu />
    </div>
  );
}
