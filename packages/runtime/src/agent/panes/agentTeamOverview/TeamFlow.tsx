import type { TeamOverviewResponse } from "@livery/platform/decoders/teamOverview.gen.js";
import { minor } from "@livery/product/money.ts";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { giftsIn } from "./giftsIn.ts";

/** What the team staked and got back, what it was given, and who is ahead. */
export function TeamFlow({ team: { bet, payout, net } }: { readonly team: TeamOverviewResponse }) {
  const { t } = useTranslation("agent/agentTeamOverview");
  const gifts = giftsIn({ bet, payout, net });
  return (
    <Summary
      title={t("flow")}
      lines={[
        { label: t("flow.bet"), value: <Amount of={bet} /> },
        { label: t("flow.payout"), value: <Amount of={payout} /> },
        ...(gifts === 0 ? [] : [{ label: t("flow.gifts"), value: <Amount of={gifts} /> }]),
      ]}
      result={{
        label: net > 0 ? t("flow.won") : t("flow.lost"),
        value: <Amount of={minor(Math.abs(net))} />,
      }}
    />
  );
}
