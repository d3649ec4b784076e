import { recentGames } from "@livery/platform/calls/recentGames.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { GameGridSkeleton } from "@livery/ui/GameGrid/GameGridSkeleton.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useArt } from "../../kit/pictures/useArt.ts";
import { GameCards } from "./GameCards.tsx";

/** The games of this type that the member opened, the latest first (LB-022). */
export function RecentGames({ gameType }: { readonly gameType: GameTypeId }) {
  const { t } = useTranslation("lobby");
  const { empty } = useArt();
  const call = useCall(recentGames, undefined);
  return (
    <section>
      <VisuallyHidden>
        <h2>{t("recent.title")}</h2>
      </VisuallyHidden>
      <CallView
        call={{ ...call, data: call.data?.filter(({ type }) => type === gameType) }}
        what={t("recent.title")}
        skeleton={<GameGridSkeleton label={t("recent.title")} count={6} />}
        empty={<EmptyState level={3} title={t("recent.empty")} text={t("recent.emptyText")} art={empty} />}
      >
        {(games) => <GameCards label={t("recent.title")} games={games} />}
      </CallView>
    </section>
  );
}
