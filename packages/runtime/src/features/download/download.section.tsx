import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The apps and how to install them: /down and /download (RT-032, RT-037). */
export default function Download() {
  const { t } = useTranslation("download");
  return <ComingSoonPage title={t("page.title")} lead={t("page.lead")} soon={t("page.soon")} related={["/help"]} />;
}
