import { type AgentPageId, agentPages, firstAgentPage } from "@livery/product/agentPages.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { PaneCentre } from "../parts/PaneCentre.tsx";
import { type DialogSectionProps, useOpenDialog } from "../state/dialogs.ts";
import { useOwnText } from "../state/language.ts";
import { useSite } from "../state/SiteContext.ts";
import { panes } from "./panes.gen.ts";

/** The agent centre (MO-022): the brand's menu, and the page that was asked for. */
export default function AgentCentre({ page = firstAgentPage }: DialogSectionProps<"agentCentre">) {
  const { t } = useTranslation("agent");
  const { agentMenu } = useSite();
  const read = useOwnText();
  const openDialog = useOpenDialog();
  return (
    <PaneCentre
      centre="agent"
      title={t("title")}
      menuLabel={t("menu")}
      menu={agentMenu.map(({ id, label }) => ({ id, label: label ? read(label) : t(`menu.${id}`) }))}
      rows={agentPages}
      sections={panes}
      page={page}
      onPage={(id) => openDialog("agentCentre", { page: id as AgentPageId })}
    />
  );
}
