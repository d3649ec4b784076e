import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The lottery: /lottery (RT-013). */
export default function Lottery() {
  const { t } = useTranslation("lottery");
  return (
    <ComingSoonPage
      title={t("lottery.title")}
      lead={t("lottery.lead")}
      soon={t("lottery.soon")}
      gameType="LOTT"
      related={["/elott"]}
    />
  );
}
