import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { useTranslation } from "react-i18next";
import * as page from "../../../parts/page.css.ts";
import { useSite } from "../../../state/SiteContext.ts";

/** The way to the app. */
export function AppStrip() {
  const { t } = useTranslation();
  const { assets } = useSite();
  return (
    <section className={page.plainSection}>
      <Banner title={t("home.app.title")} text={t("home.app.lead")} art={assets.art.hero}>
        <ButtonLink href="/down" icon="download">
          {t("home.app.cta")}
        </ButtonLink>
      </Banner>
    </section>
  );
}
