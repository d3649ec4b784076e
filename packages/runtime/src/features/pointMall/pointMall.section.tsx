import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../kit/page/ComingSoonPage.tsx";

/** The points mall: /pointMall (RT-012). */
export default function PointMall() {
  const { t } = useTranslation("pointMall");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      related={["/vip", "/promotions"]}
    />
  );
}
