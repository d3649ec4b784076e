import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { Figure } from "../../../kit/money/Figure.tsx";
import { percentText } from "../../../kit/percentText.ts";
import { RecordState } from "../../../kit/records/RecordState.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { isAgentType } from "../../isAgentType.ts";
import { MemberName } from "../../MemberName.tsx";
import type { DownlineMember } from "./downlineData.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

interface MemberColumnsOptions {
  readonly t: TFunction<"agent/agentTeamManagement">;
  readonly clock: SiteClock;
  /** The one thing that a row offers beside opening it. */
  readonly act: (member: DownlineMember) => ReactNode;
}

/** The columns of a member of the team. */
export function memberColumns({ t, clock, act }: MemberColumnsOptions): readonly Column<DownlineMember>[] {
  return [
    {
      id: "account",
      place: "title",
      label: t("account"),
      cell: ({ account, type }) => <MemberName account={account} isAgent={isAgentType(type)} />,
    },
    { id: "level", place: "detail", align: "end", label: t("level"), cell: ({ level }) => String(level) },
    {
      id: "balance",
      place: "figure",
      align: "end",
      label: t("balance"),
      cell: ({ balance }) => <Figure of={balance} />,
    },
    {
      id: "rate",
      place: "line",
      labelled: true,
      align: "end",
      label: t("rate"),
      cell: ({ rate }) => percentText(rate),
    },
    { id: "lastLogin", place: "line", label: t("lastLogin"), cell: (member) => lastLoginText(t, member, clock) },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: ({ state }) => (
        <RecordState look={state === "ACTIVE" ? "settled" : "refused"}>{t(`state.${state}`)}</RecordState>
      ),
    },
    { id: "act", place: "detail", align: "end", label: t("act"), cell: act },
  ];
}

export function lastLoginText(
  t: TFunction<"agent/agentTeamManagement">,
  { lastLogin }: Pick<DownlineMember, "lastLogin">,
  clock: SiteClock,
): string {
  return lastLogin === undefined ? t("never") : shortTime(new Date(lastLogin), clock);
}
