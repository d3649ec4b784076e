import type { WireIncome } from "@livery/platform/decoders/income.gen.js";
import { type AgentPageId, agentPages } from "@livery/product/agentPages.ts";
import { type Gate, isOpen } from "@livery/product/gate.ts";
import type { PaneRow } from "@livery/product/paneRow.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useGateContext } from "../../../session/useGateContext.ts";
import { incomeName } from "../../incomeName.ts";

/** The page of each kind's contracts, which lists their settlements. */
const contractPages: Readonly<Partial<Record<string, AgentPageId>>> = {
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
  const context = useGateContext();
  const openDialog = useOpenDialog();
  return ({ id, at, kind, source, amount, from, to }) => {
    const isPaid = amount < 0;
    const page = Object.hasOwn(contractPages, kind) ? contractPages[kind] : undefined;
    const row = (agentPages as readonly PaneRow[]).find((one) => one.id === page);
    return {
      title: incomeName(agent, kind),
      figure: <Amount of={amount} signed />,
      words: isPaid ? t("words.paid") : t("words.earned"),
      lines: [
        { label: isPaid ? t("to") : t("source"), value: source },
        { label: records("time"), value: fullTime(new Date(at)) },
        ...(from === undefined || to === undefined
          ? []
          : [
              { label: t("period.from"), value: fullTime(new Date(from)) },
              { label: t("period.to"), value: fullTime(new Date(to)) },
            ]),
      ],
      number: id,
      more: page && row && isOpen<Gate>(row, context) && (
        <Button variant="soft" onClick={() => openDialog("agentCentre", { pane: page })}>
          {t("contract", { page: agent(`pane.${page}`) })}
        </Button>
      ),
    };
  };
}
