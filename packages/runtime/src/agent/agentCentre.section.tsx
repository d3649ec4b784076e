import { type AgentPageId, agentPages, firstAgentPage } from "@livery/product/agentPages.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { CentreSupport } from "../kit/centre/CentreSupport.tsx";
import { PaneCentre } from "../kit/centre/PaneCentre.tsx";
import { type DialogSectionProps, useOpenDialog } from "../dialogs/dialogs.ts";
import { useOwnText } from "../site/language.ts";
import { useSite } from "../site/SiteContext.ts";
import { panes } from "./panes.gen.ts";

/** The agent centre (MO-022): the brand's menu, and the pane that was asked for. */
export default function AgentCentre({ pane }: DialogSectionProps<"agentCentre">) {
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
      pane={pane}
      firstPane={firstAgentPage}
      onPane={(id) => openDialog("agentCentre", id === undefined ? {} : { pane: id as AgentPageId })}
      head={null}
      foot={<CentreSupport />}
    />
  );
}
