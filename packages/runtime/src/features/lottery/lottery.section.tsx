import { useTranslation } from "../../i18n/useTranslation.ts";
import { PreparedPage } from "../../parts/PreparedPage.tsx";

/** A draw: /lottery (RT-013). */
export default function Lottery() {
  const { t } = useTranslation("lottery");
  return (
    <PreparedPage
      title={t("lottery.title")}
      lead={t("lottery.lead")}
      soon={t("lottery.soon")}
      gameType="LOTT"
      related={["/elott"]}
    />
  );
}
