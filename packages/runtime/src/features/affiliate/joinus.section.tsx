import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The affiliate programme: /join (RT-033). */
export default function Affiliate() {
  const { t } = useTranslation("affiliate");
  return <ComingSoonPage title={t("page.title")} lead={t("page.lead")} soon={t("page.soon")} related={["/help"]} />;
}
