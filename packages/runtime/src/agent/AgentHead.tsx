import { income } from "@livery/platform/calls/income.ts";
import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { Avatar } from "@livery/ui/Avatar/Avatar.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useAvatar } from "../kit/account/useAvatar.ts";
import { CallView } from "../kit/calls/CallView.tsx";
import { useCall } from "../kit/calls/useCall.ts";
import { Amount } from "../kit/money/Amount.tsx";
import { percentText } from "../kit/percentText.ts";
import { askedDays } from "../kit/records/periods.ts";
import * as head from "../kit/centre/centreHead.css.ts";
import { useSession } from "../session/session.ts";
import { useOpenAccountTab } from "./accountTab.ts";
import * as css from "./AgentHead.css.ts";
import { comparedPeriods } from "./agentPeriods.ts";
import { useOfferPage } from "./contracts/useOfferPage.ts";
import { totalOf } from "./panes/agentIncome/incomeParts.ts";
import { useHasAgentPage } from "./useHasAgentPage.ts";
import { useMonthName } from "./useMonthName.ts";
import { useSiteClock } from "../kit/siteClock.ts";

/**
 * Who is logged in, what the month has earned so far, and the two ways by which a team grows; on a phone also those to a
 * transfer and to a contract.
 */
export function AgentHead() {
  const { t } = useTranslation("agent");
  const session = useSession();
  const openAccount = useOpenAccountTab();
  const isPhone = useMatches(phone);
  if (session.state !== "in") return null;
  return (
    <>
      <Identity member={session.member} />
      <div className={head.card}>
        <MonthlyIncome />
        <div className={css.ways}>
          {openAccount && (
            <>
              <Button size="sm" block onClick={() => openAccount("member")}>
                {t("head.member")}
              </Button>
              <Button size="sm" variant="soft" block onClick={() => openAccount("links")}>
                {t("head.links")}
              </Button>
            </>
          )}
          {isPhone && <FurtherWays />}
        </div>
      </div>
    </>
  );
}

function FurtherWays() {
  const { t } = useTranslation("agent");
  const openDialog = useOpenDialog();
  const hasPage = useHasAgentPage();
  const offers = useOfferPage();
  return (
    <>
      {hasPage("agentTeamManagement") && (
        <Button
          size="sm"
          variant="soft"
          block
          onClick={() => openDialog("agentCentre", { pane: "agentTeamManagement" })}
        >
          {t("head.transfer")}
        </Button>
      )}
      {offers && (
        <Button size="sm" variant="soft" block onClick={() => openDialog("agentCentre", { pane: offers })}>
          {t("head.offer")}
        </Button>
      )}
    </>
  );
}

function Identity({ member: agent }: { readonly member: Member }) {
  const { t } = useTranslation("agent");
  const { account, nickname, rate } = agent;
  return (
    <div className={head.who}>
      <Avatar src={useAvatar(agent)} />
      <span className={head.words}>
        <span className={head.name}>{nickname}</span>
        {account !== nickname && <span className={head.account}>{account}</span>}
      </span>
      {rate !== undefined && <Tag>{t("head.rate", { rate: percentText(rate) })}</Tag>}
    </div>
  );
}

function MonthlyIncome() {
  const { t } = useTranslation("agent");
  const clock = useSiteClock();
  const call = useCall(income, { ...askedDays(comparedPeriods("month", clock).shown, clock), pageSize: 1 });
  const label = t("head.income", { month: useMonthName(clock) });
  const skeleton = (
    <span className={css.amount}>
      <Skeleton shape="text" />
    </span>
  );
  return (
    <div className={css.income}>
      <span className={css.label}>{label}</span>
      <CallView call={call} what={label} form="line" skeleton={skeleton}>
        {({ sums }) => {
          const total = totalOf(sums);
          return <span className={css.amount}>{total === undefined ? "–" : <Amount of={total} />}</span>;
        }}
      </CallView>
    </div>
  );
}
