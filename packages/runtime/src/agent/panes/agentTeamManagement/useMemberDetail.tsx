import type { AgentPageId } from "@livery/product/agentPages.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { percentText } from "../../../kit/percentText.ts";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useOfferPage } from "../../contracts/useOfferPage.ts";
import { isAgentType } from "../../isAgentType.ts";
import { useOpenForAccount } from "../../useAskedAccount.ts";
import { useHasAgentPage } from "../../useHasAgentPage.ts";
import type { DownlineMember } from "./downlineData.ts";
import { lastLoginText } from "./memberColumns.tsx";
import type { SiteClock } from "../../../kit/siteClock.ts";

interface MemberDetailOptions {
  readonly clock: SiteClock;
  readonly onBelow: (member: DownlineMember) => void;
  readonly onTransfer: (member: DownlineMember) => void;
}

/** Shows one member in full, with what the agent can do for them and the ways to their records. */
export function useMemberDetail({
  clock,
  onBelow,
  onTransfer,
}: MemberDetailOptions): (row: DownlineMember) => RecordDetail {
  const { t } = useTranslation("agent/agentTeamManagement");
  const { t: agent } = useTranslation("agent");
  const openFor = useOpenForAccount();
  const hasPage = useHasAgentPage();
  const offers = useOfferPage();
  return (member) => {
    const { account, balance, level, rate, state, createdAt } = member;
    const isLocked = state === "LOCKED";
    const pages: readonly AgentPageId[] = isAgentType(member.type)
      ? ["agentTeamBetting", "agentTransactions", "agentUserProfit"]
      : ["agentTeamBetting", "agentTransactions"];
    return {
      title: account,
      figure: <Amount of={balance} />,
      words: t("balance"),
      lines: [
        { label: t("kind"), value: t(isAgentType(member.type) ? "agent" : "member") },
        { label: t("level"), value: level === 1 ? t("level.direct") : String(level) },
        { label: t("rate"), value: percentText(rate) },
        { label: t("state"), value: t(`state.${state}`) },
        { label: t("lastLogin"), value: lastLoginText(t, member, clock) },
        { label: t("joined"), value: fullTime(new Date(createdAt), clock) },
      ],
      number: account,
      numberLabel: t("account"),
      more: (
        <>
          <div className={parts.actions}>
            <Button disabled={isLocked} onClick={() => onTransfer(member)}>
              {t("transfer")}
            </Button>
            {isAgentType(member.type) && (
              <Button variant="soft" onClick={() => onBelow(member)}>
                {t("below")}
              </Button>
            )}
            {isAgentType(member.type) && level === 1 && offers && (
              <Button variant="soft" onClick={() => openFor(offers, account)}>
                {t("offer")}
              </Button>
            )}
          </div>
          {isLocked && <p className={parts.note}>{t("locked")}</p>}
          <div className={parts.actions}>
            {pages.filter(hasPage).map((page) => (
              <Button key={page} size="sm" variant="ghost" onClick={() => openFor(page, account)}>
                {agent(`pane.${page}`)}
              </Button>
            ))}
          </div>
        </>
      ),
    };
  };
}
