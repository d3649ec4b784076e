import { useTranslation } from "../../i18n/useTranslation.ts";
import { PreparedPage } from "../../parts/PreparedPage.tsx";

/** The lobby of the electronic lottery: /elott (RT-016). */
export default function Elott() {
  const { t } = useTranslation("elottery");
  return (
    <PreparedPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="ELOTT"
      related={["/rng", "/live", "/promotions"]}
    />
  );
}
