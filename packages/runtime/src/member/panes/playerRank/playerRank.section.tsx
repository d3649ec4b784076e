import { rankProgress } from "@livery/platform/calls/rankProgress.ts";
import { ranks } from "@livery/platform/calls/ranks.ts";
import { hasPage } from "@livery/product/routes.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { RankBars } from "../../../kit/account/RankBars.tsx";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { useSession } from "../../../session/session.ts";
import { useLanguage } from "../../../site/language.ts";
import { useSite } from "../../../site/SiteContext.ts";
import * as css from "./playerRank.css.ts";
import { RankLadder } from "./RankLadder.tsx";
import { RankSentence } from "./RankSentence.tsx";

/** The member's rank, the way to the next one, and what each rank brings (MC-019, MC-039, PR-021). */
export default function PlayerRank() {
  const { t } = useTranslation("member/playerRank");
  const { t: account } = useTranslation("auth");
  const site = useSite();
  const { language } = useLanguage();
  const session = useSession();
  const progress = useCall(rankProgress, undefined);
  const response = useCall(ranks, { language });
  // The session knows the rank at once; the response is newer.
  const own = progress.data?.rank ?? (session.state === "in" ? session.member.rank : undefined);
  const level = own?.level ?? 0;
  // The list opens the member's own rank: shown before that is known, it would move what is below it.
  const [wasRankKnown, setRankKnown] = useState(false);
  const isRankKnown = wasRankKnown || level > 0 || progress.data !== undefined || progress.failed;
  if (isRankKnown && !wasRankKnown) setRankKnown(true);
  return (
    <Pane>
      {progress.data && <RankSentence {...progress.data} />}
      {!progress.data && !progress.failed && (
        <div className={css.waitingSentence}>
          <Skeleton shape="text" />
        </div>
      )}
      <Block>
        <div className={css.badge}>
          <span className={css.medal}>
            <Icon name="medal" />
          </span>
          <div>
            <h4 className={css.name}>{own?.name || t("none")}</h4>
            {level > 0 && <p className={css.level}>{account("rank.level", { level })}</p>}
          </div>
        </div>
        <CallView
          call={progress}
          what={t("progress")}
          form="line"
          skeleton={
            <div className={css.waitingBars}>
              <Skeleton shape="fill" />
            </div>
          }
          isEmpty={({ next }) => next === undefined}
        >
          {({ rank: _, ...way }) => <RankBars {...way} />}
        </CallView>
      </Block>
      <section>
        <h4 className={css.title}>{t("ranks")}</h4>
        <CallView
          call={{ ...response, data: isRankKnown ? response.data?.list : undefined }}
          what={t("ranks")}
          form="row"
          skeleton={
            <div className={css.waitingRanks}>
              <Skeleton shape="fill" />
            </div>
          }
          empty={<EmptyState level={4} form="row" title={t("ranks.none")} />}
        >
          {(list) => <RankLadder ranks={list} level={level} />}
        </CallView>
      </section>
      {hasPage("/vip", site) && (
        <div>
          <ButtonLink href="/vip" variant="ghost">
            {t("more")}
          </ButtonLink>
        </div>
      )}
    </Pane>
  );
}
