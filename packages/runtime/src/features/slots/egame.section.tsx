import { useTranslation } from "../../i18n/useTranslation.ts";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";
import type { SectionProps } from "../../parts/sectionProps.ts";

/** The slots lobby /rng, and the lists across game types /hot and /fav (RT-017, RT-021 … RT-023). */
export default function Egame({ route }: SectionProps) {
  if (route.path === "/hot") return <HotGames />;
  return route.path === "/fav" ? <FavouriteGames /> : <Slots />;
}

function Slots() {
  const { t } = useTranslation("slots");
  return (
    <ComingSoonPage
      title={t("page.title")}
      lead={t("page.lead")}
      soon={t("page.soon")}
      gameType="RNG"
      related={["/live", "/hot", "/promotions"]}
    />
  );
}

function HotGames() {
  const { t } = useTranslation("gameLists");
  return (
    <ComingSoonPage
      title={t("hot.title")}
      lead={t("hot.lead")}
      soon={t("hot.soon")}
      gameType="RNG"
      related={["/rng", "/live", "/fav"]}
    />
  );
}

function FavouriteGames() {
  const { t } = useTranslation("gameLists");
  return (
    <ComingSoonPage
      title={t("fav.title")}
      lead={t("fav.lead")}
      soon={t("fav.soon")}
      gameType="RNG"
      related={["/hot", "/rng", "/live"]}
    />
  );
}
