import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { Pane } from "../../../kit/centre/Pane.tsx";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { MissionBoard } from "./MissionBoard.tsx";
import { MissionList } from "./MissionList.tsx";

/** The member's missions, and the members with the most of them this week (MC-017, MC-036, PR-017, PR-018). */
export default function Missions() {
  const { t } = useTranslation("member/missionLeaderboard");
  const { play } = useSite();
  const [tab, setTab] = useState<"missions" | "board">("missions");
  return (
    <Pane end={<BalanceFigure />}>
      <Tabs
        label={t("tabs")}
        look="line"
        items={[
          { id: "missions", label: t("tab.missions"), panel: <MissionList /> },
          { id: "board", label: t("tab.board"), panel: <MissionBoard /> },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      {play === "demo" && <p className={parts.note}>{t("demo")}</p>}
    </Pane>
  );
}
