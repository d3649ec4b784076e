import { TrustStrip } from "@livery/ui/TrustStrip/TrustStrip.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import * as page from "../kit/page/page.css.ts";
import { useSite } from "../site/SiteContext.ts";

/** What the site promises. The promise about money shows only on play-money sites. */
export function Trust() {
  const { t } = useTranslation();
  const { minimumAge: age, play } = useSite();
  const money = { icon: "shield", title: t("home.trust.money.title"), text: t("home.trust.money.text") } as const;
  const limits = { icon: "limits", title: t("home.trust.limits.title"), text: t("home.trust.limits.text") } as const;
  const adults = { icon: "user", title: t("home.trust.age.title", { age }), text: t("home.trust.age.text") } as const;
  return (
    <section className={page.plainSection} aria-label={t("home.trust.label")}>
      <TrustStrip items={play === "demo" ? [money, limits, adults] : [limits, adults]} />
    </section>
  );
}
