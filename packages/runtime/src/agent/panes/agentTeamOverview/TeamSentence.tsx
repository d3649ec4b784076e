import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import type { Minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { amountParts } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useNetText } from "../../../kit/records/useNetText.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { giftsIn } from "./giftsIn.ts";

interface TeamSentenceProps {
  readonly team: Pick<TeamOverviewResponse, "members" | "activeMembers" | "bet" | "payout" | "net">;
}

/** What the team did, as a person would say it: whose loss it is, never a bare net. */
export function TeamSentence({ team: { members, activeMembers, bet, payout, net } }: TeamSentenceProps) {
  const { t } = useTranslation("agent/agentTeamOverview");
  const currency = useCurrency();
  const netText = useNetText();
  const gifts = giftsIn({ bet, payout, net });
  const said = (amount: Minor) => figure(amountParts(amount, currency, { decimals: "needed" }).digits);
  const parts = [
    t("sum.active", {
      count: members,
      members: figure(formatCount(members)),
      active: figure(formatCount(activeMembers)),
    }),
    ...(bet === 0 && payout === 0
      ? [t("sum.quiet")]
      : [
          gifts > 0
            ? t("sum.playedGifts", { bet: said(bet), payout: said(payout), gifts: said(gifts) })
            : t("sum.played", { bet: said(bet), payout: said(payout) }),
          netText(net, "team"),
        ]),
  ];
  return <Sentence>{parts.join(" ")}</Sentence>;
}
