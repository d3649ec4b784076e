import { type AgentPageId, agentPages, firstAgentPage } from "@livery/product/agentPages.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { CentreSupport } from "../parts/centre/CentreSupport.tsx";
import { PaneCentre } from "../parts/centre/PaneCentre.tsx";
import { type DialogSectionProps, useOpenDialog } from "../state/dialogs.ts";
import { useOwnText } from "../state/language.ts";
import { useSite } from "../state/SiteContext.ts";
import { panes } from "./panes.gen.ts";

/** The agent centre (MO-022): the brand's menu, and the page that was asked for. */
export default function AgentCentre({ page }: DialogSectionProps<"agentCentre">) {
  const { t } = useTranslation("agent");
  const { agentMenu } = useSite();
  const read = useOwnText();
  const openDialog = useOpenDialog();
  return (
    <PaneCentre
      centre="agent"
      title={t("title")}
      menuLabel={t("menu")}
      menu={agentMenu.map(({ id, label }) => ({ id, label: label ? read(label) : t(`pane.${id}`) }))}
      groupTitle={(group) => t(`group.${group}` as "group.team")}
      rows={agentPages}
      nameOf={(id) => t(`pane.${id as AgentPageId}`)}
      sections={panes}
      page={page}
      firstPage={firstAgentPage}
      onPage={(id) => openDialog("agentCentre", id === undefined ? {} : { page: id as AgentPageId })}
      head={null}
      foot={<CentreSupport />}
    />
  );
}
