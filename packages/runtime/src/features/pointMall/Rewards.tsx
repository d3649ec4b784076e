import { pointRewards } from "@livery/platform/calls/pointRewards.ts";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallPages } from "../../kit/calls/CallPages.tsx";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useCall } from "../../kit/calls/useCall.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { useGateContext } from "../../session/useGateContext.ts";
import * as css from "./pointMall.css.ts";
import { RewardCard } from "./RewardCard.tsx";
import { obstacleOf, type Reward } from "./rewards.ts";

const PAGE_SIZE = 24;

/** As many as there are above the fold. */
const WAITING_CARDS = 8;

interface RewardsProps {
  readonly points: number | undefined;
  readonly onRedeem: (reward: Reward) => void;
}

/** What points can buy, each with what the member lacks for it (PM-002, PM-004). */
export function Rewards({ points, onRedeem }: RewardsProps) {
  const { t } = useTranslation("pointMall");
  const { empty } = useArt();
  const isTrial = useGateContext().account === "trial";
  const [page, setPage] = useState(1);
  const response = useCall(pointRewards, { pageNo: page, pageSize: PAGE_SIZE });
  const { data } = response;
  return (
    <>
      <CallView
        call={{ ...response, data: data?.list }}
        what={t("rewards")}
        skeleton={
          <div className={css.cards} role="status" aria-busy="true" aria-label={t("loading")}>
            {Array.from({ length: WAITING_CARDS }, (_, index) => (
              <div key={index} className={css.cardWaiting}>
                <Skeleton shape="fill" />
              </div>
            ))}
          </div>
        }
        empty={<EmptyState title={t("rewards.none.title")} text={t("rewards.none.text")} art={empty} />}
      >
        {(list) => (
          <ul className={css.cards} aria-label={t("rewards")}>
            {list.map((reward) => (
              <li key={reward.id}>
                <RewardCard
                  reward={reward}
                  // A trial account gets a warning when it presses.
                  obstacle={isTrial ? undefined : obstacleOf(reward, { points, deposited: data?.deposited })}
                  onRedeem={() => onRedeem(reward)}
                />
              </li>
            ))}
          </ul>
        )}
      </CallView>
      <CallPages response={data} what={t("rewards")} page={page} onPage={setPage} />
    </>
  );
}
