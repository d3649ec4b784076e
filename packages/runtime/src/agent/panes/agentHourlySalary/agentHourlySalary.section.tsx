import { useTranslation } from "../../../i18n/useTranslation.ts";
import { contractPages } from "../../contracts/contractPages.ts";
import { Contracts } from "../../contracts/Contracts.tsx";

/** The contracts of hourly salaries (AG-014, AG-019). */
export default function HourlySalaries() {
  const { t } = useTranslation("agent/agentHourlySalary");
  return <Contracts kind={contractPages.agentHourlySalary} what={t("what")} basis={t("basis")} />;
}
