import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { useTranslation } from "react-i18next";
import * as page from "../../../parts/page.css.ts";
import { useArt } from "../../../parts/useArt.ts";

/** The way to the app. */
export function AppStrip() {
  const { t } = useTranslation();
  const { app } = useArt();
  return (
    <section className={page.plainSection}>
      <Banner title={t("home.app.title")} text={t("home.app.lead")} art={app}>
        <ButtonLink href="/down" icon="download">
          {t("home.app.cta")}
        </ButtonLink>
      </Banner>
    </section>
  );
}
