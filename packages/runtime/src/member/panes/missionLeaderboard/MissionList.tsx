import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { playLimitsAtom } from "../../../kit/data/playLimits.ts";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { missionsAtom } from "../../missions.ts";
import { type Claimed, inOrder, isClaimable, isClaimed, isPlayOver, type Mission, withClaimed } from "./missionData.ts";
import * as css from "./missionLeaderboard.css.ts";
import { MissionRow } from "./MissionRow.tsx";
import { MissionSum } from "./MissionSum.tsx";

const WAITING_ROWS = 5;

/** Every mission, those that can be claimed first (PR-017). */
export function MissionList() {
  const { t } = useTranslation("member/missionLeaderboard");
  const { empty } = useArt();
  const response = useQueryResult(missionsAtom);
  const limits = useAtomValue(playLimitsAtom).data?.limits ?? [];
  const [claims, setClaims] = useState<readonly Claimed[]>([]);
  // Each keeps its place and what came of it, until the pane is left.
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const { data, at } = response;
  const list = data && withClaimed({ list: data.missions, at }, claims);
  return (
    <CallView
      call={{ ...response, data: list && inOrder(list, pressed) }}
      what={t("tab.missions")}
      skeleton={<WaitingRows />}
      empty={<EmptyState level={4} title={t("none")} art={empty} />}
    >
      {(missions) => {
        const isLater = (mission: Mission) =>
          isPlayOver(limits) && !isClaimable(mission) && !isClaimed(mission) && !pressed.includes(mission.id);
        const later = missions.filter(isLater);
        const rows = (shown: readonly Mission[], label: string) => (
          <ul className={css.list} aria-label={label}>
            {shown.map((mission) => (
              <MissionRow
                key={mission.id}
                mission={mission}
                claimed={claims.find((one) => one.mission.id === mission.id)?.mission}
                isPressed={pressed.includes(mission.id)}
                onPressed={() => setPressed((before) => [...before.filter((id) => id !== mission.id), mission.id])}
                onClaimed={(made) =>
                  setClaims((before) => [
                    ...before.filter((one) => one.mission.id !== mission.id),
                    { mission: made, at: Date.now() },
                  ])
                }
              />
            ))}
          </ul>
        );
        return (
          <div className={css.content}>
            <MissionSum missions={missions} />
            {rows(
              missions.filter((mission) => !isLater(mission)),
              t("tab.missions"),
            )}
            {later.length > 0 && (
              <div>
                <p className={css.note}>{t("later.text")}</p>
                <Accordion
                  items={[
                    { id: "later", title: t("later", { count: later.length }), content: rows(later, t("later.title")) },
                  ]}
                />
              </div>
            )}
          </div>
        );
      }}
    </CallView>
  );
}

function WaitingRows() {
  const { t } = useTranslation("member/missionLeaderboard");
  return (
    <div className={css.content} role="status" aria-busy="true" aria-label={t("loading")}>
      <Skeleton shape="text" />
      <div className={css.list}>
        {Array.from({ length: WAITING_ROWS }, (_, row) => (
          <div key={row} className={css.waiting}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </div>
    </div>
  );
}
