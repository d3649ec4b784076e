import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";

/** A game with a seamless wallet: /seamless (RT-028). */
export default function Seamless() {
  const { t } = useTranslation("seamless");
  return (
    <ComingSoonPage title={t("page.title")} lead={t("page.lead")} soon={t("page.soon")} related={["/live", "/rng"]} />
  );
}
