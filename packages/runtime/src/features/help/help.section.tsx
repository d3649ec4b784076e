import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The help centre: /help, and /helpmc without a frame (RT-029, RT-031). */
export default function Help() {
  const { t } = useTranslation("help");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      related={["/noticePage", "/down"]}
    />
  );
}
