import type { WireIncome } from "@livery/platform/decoders/income.gen.js";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";
import { type ContractPageId, useContractPages } from "../../contracts/contractPages.ts";
import { shareLines } from "../../contracts/shareLines.tsx";
import { incomeName } from "../../incomeName.ts";

/** The page of each kind's contracts, which lists their settlements. */
const pageOf: Readonly<Partial<Record<string, ContractPageId>>> = {
  DIVIDEND: "agentDividend",
  DAILY: "agentDailySalary",
  HOURLY: "agentHourlySalary",
  REALTIME: "agentRealTimeSalary",
};

/** Shows one amount of income: from whom or to whom, and what a contract paid it for. */
export function useIncomeDetail(): (row: WireIncome) => RecordDetail {
  const { t } = useTranslation("agent/agentIncome");
  const { t: agent } = useTranslation("agent");
  const { t: records } = useTranslation("records");
  const { t: contracts } = useTranslation("contracts");
  const pages = useContractPages();
  const clock = useSiteClock();
  const openDialog = useOpenDialog();
  return ({ id, at, kind, source, amount, from, to, shares }) => {
    const isPaid = amount < 0;
    const page = Object.hasOwn(pageOf, kind) ? pageOf[kind] : undefined;
    return {
      title: incomeName(agent, kind),
      figure: <Amount of={amount} signed />,
      words: isPaid ? t("words.paid") : t("words.earned"),
      lines: [
        { label: isPaid ? t("to") : t("source"), value: source },
        { label: records("time"), value: fullTime(new Date(at), clock) },
        ...(from === undefined || to === undefined
          ? []
          : [
              { label: t("period.from"), value: fullTime(new Date(from), clock) },
              { label: t("period.to"), value: fullTime(new Date(to), clock) },
            ]),
        ...shareLines(contracts, shares),
      ],
      number: id,
      more: page && pages.includes(page) && (
        <Button variant="soft" onClick={() => openDialog("agentCentre", { pane: page })}>
          {t("contract", { page: agent(`pane.${page}`) })}
        </Button>
      ),
    };
  };
}
