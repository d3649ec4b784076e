import { favoriteGames } from "@livery/platform/calls/favoriteGames.ts";
import type { GamePage } from "@livery/platform/calls/gameList.ts";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { GameGridSkeleton } from "@livery/ui/GameGrid/GameGridSkeleton.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { GamesLink } from "../../kit/menus/GamesLink.tsx";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useEndlessCall } from "../../kit/calls/useEndlessCall.ts";
import { useHasToken } from "../../session/session.ts";
import { useSite } from "../../site/SiteContext.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { GameCards } from "./GameCards.tsx";
import * as css from "./lobby.css.ts";
import { MoreGames } from "./MoreGames.tsx";

const pages = {
  at: (request: { readonly page: number; readonly pageSize: number }, number: number) => ({ ...request, page: number }),
  read: ({ games, page: number, pages: last }: GamePage) => ({ rows: games, page: number, pages: last }),
  rowKey: ({ id }: GamePage["games"][number]) => id,
};

/** The member's favourite games; a visitor without a session may log in here (RT-022). */
export function FavoriteGames() {
  const { t } = useTranslation("gameLists");
  const { pages: art } = useArt();
  const isMember = useHasToken();
  const title = t("fav.title");
  usePageTitle(title);
  return (
    <div className={page.page}>
      <Banner level={1} low title={title} text={t("fav.lead")} art={art.favourites} />
      {isMember ? <OwnGames /> : <LoginFirst />}
    </div>
  );
}

function LoginFirst() {
  const { t } = useTranslation("gameLists");
  const { empty } = useArt();
  const openDialog = useOpenDialog();
  return (
    <EmptyState
      title={t("fav.loginTitle")}
      text={t("fav.loginText")}
      art={empty}
      action={<Button onClick={() => openDialog("login")}>{t("fav.login")}</Button>}
    />
  );
}

function OwnGames() {
  const { t } = useTranslation("gameLists");
  const { constants } = useSite();
  const { empty } = useArt();
  const list = useEndlessCall(favoriteGames, { page: 1, pageSize: constants.gameListPageSize }, pages);
  const title = t("fav.title");
  return (
    <section className={css.favorites}>
      <VisuallyHidden>
        <h2>{title}</h2>
      </VisuallyHidden>
      <CallView
        call={list}
        what={title}
        skeleton={<GameGridSkeleton label={title} count={6} />}
        empty={
          <EmptyState
            title={t("fav.empty")}
            text={t("fav.emptyText")}
            art={empty}
            action={<GamesLink>{t("fav.find")}</GamesLink>}
          />
        }
      >
        {(games) => (
          <>
            <GameCards label={title} games={games} />
            <MoreGames list={list} />
          </>
        )}
      </CallView>
    </section>
  );
}
