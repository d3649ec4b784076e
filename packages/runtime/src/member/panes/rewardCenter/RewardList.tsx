import { rewards } from "@livery/platform/calls/rewards.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePromotionCount } from "../../../kit/account/usePromotionCount.ts";
import { CallPages } from "../../../kit/calls/CallPages.tsx";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { firstRewards } from "../../availableRewards.ts";
import { RewardCard } from "./RewardCard.tsx";
import * as css from "./rewardCenter.css.ts";
import { actionOf, type Tab, type Touched, withTouched } from "./rewardData.ts";

/** The rewards of one tab, page by page. */
export function RewardList({ tab }: { readonly tab: Tab }) {
  const { t } = useTranslation("member/rewardCenter");
  const [page, setPage] = useState(1);
  const [touched, setTouched] = useState<readonly Touched[]>([]);
  const response = useCall(rewards, { ...firstRewards(tab), pageNo: page });
  const { data, stale } = response;
  const what = t(`tab.${tab}`);
  const turn = (next: number) => {
    setTouched([]);
    setPage(next);
  };
  // Claiming can leave fewer pages than the one that shows.
  const last = data && !stale && touched.length === 0 ? Math.max(1, data.totalPages) : page;
  if (page > last) setPage(last);
  const touch = (one: Touched) =>
    setTouched((before) => [...before.filter(({ reward }) => reward.id !== one.reward.id), one]);
  return (
    <CallView
      call={{ ...response, data: data && withTouched({ list: data.list, at: response.at }, touched) }}
      what={what}
      skeleton={<WaitingCards />}
      empty={<Empty tab={tab} />}
    >
      {(list) => (
        <div className={css.content}>
          <ul className={css.cards} aria-label={what}>
            {list.map((reward, place) => {
              const own = touched.find((one) => one.reward.id === reward.id);
              const action = actionOf(reward) ?? own?.action;
              return (
                <li key={reward.id} className={css.place}>
                  <RewardCard
                    reward={reward}
                    action={action}
                    outcome={own?.action === action ? own?.outcome : undefined}
                    onPressed={() => action && touch({ reward, action, place })}
                    onDone={(outcome) => action && touch({ reward, action, place, outcome, at: Date.now() })}
                  />
                </li>
              );
            })}
          </ul>
          <CallPages response={data} what={what} page={page} onPage={turn} />
        </div>
      )}
    </CallView>
  );
}

function Empty({ tab }: { readonly tab: Tab }) {
  const { t } = useTranslation("member/rewardCenter");
  const { t: core } = useTranslation("core");
  const { empty } = useArt();
  // Whom the platform offers nothing, such as during a break, is not sent to the offers either (CO-027).
  const offers = usePromotionCount() ?? 0;
  return (
    <EmptyState
      level={4}
      title={t(`empty.${tab}`)}
      art={empty}
      action={tab === "AVAILABLE" && offers > 0 && <ButtonLink href="/promotions">{core("nav.promotions")}</ButtonLink>}
    />
  );
}

function WaitingCards() {
  const { t } = useTranslation("member/rewardCenter");
  return (
    <div className={css.cards} role="status" aria-busy="true" aria-label={t("loading")}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={css.waiting}>
          <Skeleton shape="fill" />
        </div>
      ))}
    </div>
  );
}
