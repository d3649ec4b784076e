import { useTranslation } from "../../../i18n/useTranslation.ts";
import { contractPages } from "../../contracts/contractPages.ts";
import { Contracts } from "../../contracts/Contracts.tsx";

/** The dividend contracts of the agent (AG-012, AG-018). */
export default function Dividends() {
  const { t } = useTranslation("agent/agentDividend");
  return <Contracts kind={contractPages.agentDividend} what={t("what")} basis={t("basis")} />;
}
