import { useTranslation } from "react-i18next";
import { PreparedPage } from "../../parts/PreparedPage.tsx";
import { useSite } from "../../state/SiteContext.ts";

/** Where an account is opened, unless the site takes no new members (DIRECTREG3 off). */
export function Register() {
  const { t } = useTranslation();
  const { switches } = useSite();
  const soon = switches.DIRECTREG3 ? t("register.soon") : t("register.closed");
  return (
    <PreparedPage
      title={t("register.title")}
      lead={t("register.lead")}
      soon={soon}
      related={["/promotions", "/help"]}
    />
  );
}
