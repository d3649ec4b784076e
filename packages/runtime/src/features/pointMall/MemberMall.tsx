import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { dialogStackAtom } from "../../dialogs/dialogs.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { outdate } from "../../kit/calls/outdate.ts";
import { queryClientAtom } from "../../kit/calls/queryClient.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { LaterPart } from "../../kit/LaterPart.tsx";
import { lazyCode } from "../../loading/lazyCode.ts";
import { useLoginGate } from "../../session/loginGate.ts";
import { ConvertDrawer } from "./ConvertDrawer.tsx";
import { mallCalls, pointBalanceAtom, pointConfigAtom } from "./mallData.ts";
import { PointsHead } from "./PointsHead.tsx";
import { RedeemDrawer } from "./RedeemDrawer.tsx";
import type { Reward } from "./rewards.ts";
import { Rewards } from "./Rewards.tsx";
import { Rules } from "./Rules.tsx";

const exchangesCode = lazyCode(async () => (await import("./ExchangeRecords.tsx")).ExchangeRecords);
const movementsCode = lazyCode(async () => (await import("./PointRecords.tsx")).PointRecords);

type MallTab = "rewards" | "exchanges" | "points";

/** The mall of a member. What was open and chosen in it is dropped when the member centre closes (PM-017). */
export function MemberMall() {
  return <OpenMall key={useCentreClosings()} />;
}

/** How often the member centre has been closed since the page was opened. */
function useCentreClosings(): number {
  const isOpen = useAtomValue(dialogStackAtom).some(({ id }) => id === "memberCentre");
  const [centre, setCentre] = useState({ isOpen, closings: 0 });
  if (centre.isOpen !== isOpen) setCentre({ isOpen, closings: centre.closings + (isOpen ? 0 : 1) });
  return centre.closings;
}

function OpenMall() {
  const { t } = useTranslation("pointMall");
  const mayAct = useLoginGate();
  const points = useQueryResult(pointBalanceAtom);
  const terms = useQueryResult(pointConfigAtom);
  const [tab, setTab] = useState<MallTab>("rewards");
  const [chosen, setChosen] = useState<Reward>();
  const [isConverting, setConverting] = useState(false);
  const queries = useAtomValue(queryClientAtom);
  useEffect(() => () => outdate(queries, mallCalls), [queries]);
  const own = points.data?.points;
  return (
    <>
      <PointsHead points={points} terms={terms} onConvert={() => mayAct() && setConverting(true)} />
      <ConvertDrawer
        isOpen={isConverting}
        points={own}
        terms={terms.data}
        onOpen={() => setConverting(true)}
        onClose={() => setConverting(false)}
      />
      <RedeemDrawer
        reward={chosen}
        points={own}
        onClose={() => setChosen(undefined)}
        onRecords={() => setTab("exchanges")}
      />
      <Tabs
        label={t("tabs")}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            id: "rewards",
            label: t("tab.rewards"),
            panel: <Rewards points={own} onRedeem={(reward) => mayAct() && setChosen(reward)} />,
          },
          {
            id: "exchanges",
            label: t("tab.exchanges"),
            panel: (
              <Panel padded>
                <LaterPart
                  code={exchangesCode}
                  texts="records"
                  what={t("tab.exchanges")}
                  props={{ onRewards: () => setTab("rewards") }}
                />
              </Panel>
            ),
          },
          {
            id: "points",
            label: t("tab.points"),
            panel: (
              <Panel padded>
                <LaterPart code={movementsCode} texts="records" what={t("tab.points")} props={{}} />
              </Panel>
            ),
          },
        ]}
      />
      <Rules terms={terms.data} />
    </>
  );
}
