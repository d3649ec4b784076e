import { useTranslation } from "../../i18n/useTranslation.ts";
import { Lobby } from "../../parts/lobby/Lobby.tsx";
import { ComingSoonPage } from "../../parts/ComingSoonPage.tsx";
import type { SectionProps } from "../../parts/sectionProps.ts";
import { useSite } from "../../state/SiteContext.ts";

/** The classification of crash games (RT-038). */
const CRASH = "Crash";

/** The slots lobby /rng, and the lists across game types /hot and /fav (RT-017, RT-021 … RT-023). */
export default function Egame({ route }: SectionProps) {
  if (route.path === "/hot") return <HotGames />;
  return route.path === "/fav" ? <FavouriteGames /> : <Slots />;
}

function Slots() {
  const { t } = useTranslation("slots");
  const lobby = useTranslation("lobby").t;
  const { miniGames } = useSite();
  return (
    <Lobby
      path="/rng"
      gameType="RNG"
      title={t("page.title")}
      lead={t("page.lead")}
      classifications={[
        { code: CRASH, label: lobby("kind.Crash") },
        { code: miniGames, label: lobby("kind.Mini") },
      ]}
      hints
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
