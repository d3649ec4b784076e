import type { RankList } from "@livery/platform/calls/rankList.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { BoardGrid } from "@livery/ui/Leaderboard/BoardGrid.tsx";
import { Leaderboard } from "@livery/ui/Leaderboard/Leaderboard.tsx";
import { WinnerList } from "@livery/ui/WinnerList/WinnerList.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { avatarAddress } from "../../kit/pictures/avatarAddress.ts";
import { Amount } from "../../kit/money/Amount.tsx";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { useLanguage } from "../../site/language.ts";
import { rankingsAtom } from "../../kit/data/rankings.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { useSite } from "../../site/SiteContext.ts";
import { agoText } from "../agoText.ts";
import * as css from "../Home.css.ts";
import { SectionView } from "./SectionView.tsx";
import { useRankingsInView } from "./useRankingsInView.ts";

export interface RankingsProps {
  readonly id: "winners";
  readonly number: number;
}

/** The biggest and the latest wins (PR-022). */
export function Rankings({ id, number }: RankingsProps) {
  const call = useQueryResult(rankingsAtom);
  return (
    <SectionView id={id} number={number} call={call}>
      {(rankings) => <Boards rankings={rankings} at={call.at} />}
    </SectionView>
  );
}

/** How many rows each board has. */
const LEADERS = 5;
const WINNERS = 5;

interface BoardsProps {
  readonly rankings: RankList;
  /** When they were loaded, in ms since 1970. */
  readonly at: number;
}

function Boards({ rankings: { leaders, winners }, at }: BoardsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { play } = useSite();
  const picture = usePicture();
  const { empty } = useArt();
  const { ref, stopped, toggle } = useRankingsInView();
  return (
    <div ref={ref}>
      <BoardGrid>
        <Leaderboard
          title={t("home.winners.leaders")}
          items={leaders.slice(0, LEADERS).map(({ rank, player, avatar, amount }) => ({
            rank,
            player,
            avatar: picture(avatarAddress(avatar)),
            amount: <Amount of={amount} decimals="none" />,
          }))}
          empty={t("home.winners.empty")}
        />
        <WinnerList
          title={t("home.winners.latest")}
          items={winners.slice(0, WINNERS).map(({ id, player, game, picture: art, amount, at: wonAt }) => ({
            id,
            player,
            game,
            picture: art ? picture(art) : empty,
            amount: <Amount of={amount} decimals="none" />,
            when: agoText(wonAt, at, language) ?? t("home.winners.now"),
          }))}
          empty={t("home.winners.empty")}
        />
      </BoardGrid>
      <div className={css.boardsFoot}>
        <p>{play === "demo" ? t("home.winners.noteDemo") : t("home.winners.note")}</p>
        <Button size="sm" variant="ghost" onClick={toggle}>
          {stopped ? t("home.winners.resume") : t("home.winners.stop")}
        </Button>
      </div>
    </div>
  );
}
