import { isOpen } from "@livery/product/gate.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useGateContext } from "../../../session/useGateContext.ts";
import { contractPages } from "../../contracts/contractPages.ts";
import { Contracts } from "../../contracts/Contracts.tsx";
import { contractTabGate } from "./contractTabGate.ts";

/** The contracts of daily salaries; an agent with such contracts has a tab for them (AG-013, AG-016, AG-017). */
export default function DailySalaries() {
  const { t } = useTranslation("agent/agentDailySalary");
  const hasContractTab = isOpen(contractTabGate, useGateContext());
  return (
    <Contracts
      kind={contractPages.agentDailySalary}
      what={t("what")}
      basis={t("basis")}
      hasContractTab={hasContractTab}
    />
  );
}
