import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import { minor } from "@livery/product/money.ts";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useCall } from "../kit/calls/useCall.ts";
import { OverviewNews } from "../kit/centre/OverviewNews.tsx";
import { formatCount } from "../kit/formatCount.ts";
import { typedAmount } from "../kit/forms/formAmounts.ts";
import { useCurrency } from "../kit/money/useCurrency.ts";
import { askedDays } from "../kit/records/periods.ts";
import { figure, Sentence } from "../kit/Sentence.tsx";
import { comparedPeriods } from "./agentPeriods.ts";
import { useAwaitingContracts } from "./contracts/awaitingAnswer.ts";
import { useNeedText } from "./contracts/useNeedText.ts";
import { useMonthName } from "./useMonthName.ts";
import { type SiteClock, useSiteClock } from "../kit/siteClock.ts";

/** How many are shown here; the menu counts all of them. */
const MOST = 2;

/** The overview's news: the contracts that wait for the agent's answer, or else how the team did this month. */
export function AgentNow() {
  const { t } = useTranslation("agent");
  const openDialog = useOpenDialog();
  const needText = useNeedText();
  const clock = useSiteClock();
  const awaiting = useAwaitingContracts();
  const team = useCall(teamOverview, askedDays(comparedPeriods("month", clock).shown, clock));
  return (
    <OverviewNews
      label={t("needs")}
      needs={awaiting?.slice(0, MOST).map((one) => ({
        id: one.contract.id,
        text: needText(one),
        onPress: () => openDialog("agentCentre", { pane: one.page }),
      }))}
      call={team}
      what={t("pane.agentTeamOverview")}
    >
      {(figures) => <TeamNow team={figures} clock={clock} />}
    </OverviewNews>
  );
}

interface TeamNowProps {
  readonly team: Pick<TeamOverviewResponse, "members" | "activeMembers" | "net">;
  readonly clock: SiteClock;
}

/** How many members played this month, and whose loss it was. */
function TeamNow({ team: { members, activeMembers, net }, clock }: TeamNowProps) {
  const { t } = useTranslation("agent");
  const currency = useCurrency();
  const month = useMonthName(clock);
  if (members === 0) return <Sentence>{t("now.none")}</Sentence>;
  const active = t("now.active", {
    count: members,
    month,
    members: figure(formatCount(members)),
    active: figure(formatCount(activeMembers)),
  });
  const size = { net: figure(typedAmount(minor(Math.abs(net)), currency)) };
  const outcome = net === 0 ? "" : net > 0 ? t("now.won", size) : t("now.lost", size);
  return <Sentence>{[active, outcome].join(" ").trim()}</Sentence>;
}
