import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The Vietnam lottery: /vnlottery (RT-014). */
export default function VnLottery() {
  const { t } = useTranslation("lottery");
  return (
    <ComingSoonPage
      title={t("vnlottery.title")}
      lead={t("vnlottery.lead")}
      soon={t("vnlottery.soon")}
      gameType="LOTT"
      related={["/elott"]}
    />
  );
}
