import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { JoinActions } from "./JoinActions.tsx";
import { JoinDetails } from "./JoinDetails.tsx";

/** The affiliate programme: what a partner gets, and how to begin (RT-033). */
export default function Affiliate() {
  const { t } = useTranslation("affiliate");
  const { hero } = useArt();
  usePageTitle(t("page.title"));
  return (
    <div className={page.stack}>
      <Banner level={1} title={t("page.title")} text={t("page.lead")} art={hero}>
        <JoinActions />
      </Banner>
      <JoinDetails />
    </div>
  );
}
