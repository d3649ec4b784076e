import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { contractPages } from "../../contracts/contractPages.ts";
import { Contracts } from "../../contracts/Contracts.tsx";

/** The contracts of real-time salaries, which are settled every few minutes (AG-015, AG-020, AG-039). */
export default function RealTimeSalaries() {
  const { t } = useTranslation("agent/agentRealTimeSalary");
  const { constants } = useSite();
  return (
    <Contracts
      kind={contractPages.agentRealTimeSalary}
      what={t("what")}
      basis={t("basis", { count: constants.salarySettlement })}
    />
  );
}
