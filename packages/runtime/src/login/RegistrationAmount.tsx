import { useTranslation } from "../i18n/useTranslation.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./auth.css.ts";

/** The amount that the brand advertises in the title of the registration (BR-049). Without the figure there is none. */
export function RegistrationAmount() {
  const { t } = useTranslation("auth");
  const { figures, play } = useSite();
  const amount = figures?.registrationAmount;
  if (amount === undefined) return null;
  return (
    <p className={css.amount}>
      {play === "demo" ? t("register.amountDemo", { amount }) : t("register.amount", { amount })}
    </p>
  );
}
