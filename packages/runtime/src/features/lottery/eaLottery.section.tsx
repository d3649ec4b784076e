import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** Southeast Asia lottery: /seaLottery. The chunk keeps the specification's spelling (RT-015, RT-046). */
export default function SeaLottery() {
  const { t } = useTranslation("lottery");
  return (
    <ComingSoonPage
      title={t("seaLottery.title")}
      lead={t("seaLottery.lead")}
      soon={t("seaLottery.soon")}
      gameType="LOTT"
      related={["/elott"]}
    />
  );
}
