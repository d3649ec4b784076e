import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** The e-lottery lobby: /elott (RT-016). */
export default function Elott() {
  const { t } = useTranslation("elottery");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="ELOTT"
      related={["/rng", "/live", "/promotions"]}
    />
  );
}
