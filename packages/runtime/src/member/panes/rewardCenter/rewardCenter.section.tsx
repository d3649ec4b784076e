import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { rewards } from "@livery/platform/calls/rewards.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useCall } from "../../../kit/calls/useCall.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { useSite } from "../../../site/SiteContext.ts";
import { availableRewardsAtom, firstRewards } from "../../availableRewards.ts";
import { type Tab, tabs } from "./rewardData.ts";
import { RewardList } from "./RewardList.tsx";

/** What the member can claim, what is under way and what is over (MC-015, MC-034, PR-016). */
export default function RewardCentre() {
  const { t } = useTranslation("member/rewardCenter");
  const { play } = useSite();
  const [tab, setTab] = useState<Tab>("AVAILABLE");
  const { data: available } = useAtomValue(availableRewardsAtom);
  const totals: Readonly<Record<Tab, number | undefined>> = {
    AVAILABLE: available?.total,
    IN_PROGRESS: useCall(rewards, firstRewards("IN_PROGRESS")).data?.total,
    FINISHED: useCall(rewards, firstRewards("FINISHED")).data?.total,
  };
  return (
    <Pane>
      <div role="status">
        {available ? <AvailableSentence count={available.available} /> : <Skeleton shape="text" />}
      </div>
      <Tabs
        label={t("tabs")}
        look="line"
        items={tabs.map((id) => ({
          id,
          label: totals[id] ? t("tab.count", { tab: t(`tab.${id}`), total: formatCount(totals[id]) }) : t(`tab.${id}`),
          panel: <RewardList key={id} tab={id} />,
        }))}
        selected={tab}
        onSelect={setTab}
      />
      {play === "demo" && <p className={parts.note}>{t("demo")}</p>}
    </Pane>
  );
}

/** How many rewards can be claimed now. */
export function AvailableSentence({ count }: { readonly count: number }) {
  const { t } = useTranslation("member/rewardCenter");
  return <Sentence>{count > 0 ? t("sum", { count, number: figure(formatCount(count)) }) : t("sum.none")}</Sentence>;
}
