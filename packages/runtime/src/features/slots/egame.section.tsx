import { useTranslation } from "../../i18n/useTranslation.ts";
import { FavoriteGames } from "../../games/lobby/FavoriteGames.tsx";
import { HotGames } from "../../games/lobby/HotGames.tsx";
import { Lobby } from "../../games/lobby/Lobby.tsx";
import type { SectionProps } from "../../loading/sectionProps.ts";
import { useSite } from "../../site/SiteContext.ts";

/** The classification of crash games (RT-038). */
const CRASH = "Crash";

/** The slots lobby /rng, and the lists across game types /hot and /fav (RT-017, RT-021 … RT-023). */
export default function Egame({ route }: SectionProps) {
  if (route.path === "/hot") return <Hot />;
  return route.path === "/fav" ? <FavoriteGames /> : <Slots />;
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

function Hot() {
  const { t } = useTranslation("gameLists");
  return <HotGames title={t("hot.title")} lead={t("hot.lead")} />;
}
