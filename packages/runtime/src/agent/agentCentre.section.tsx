import { type AgentPageId, agentPagesOf, firstAgentPage } from "@livery/product/agentPages.ts";
import { CentreMenu } from "@livery/ui/Centre/CentreMenu.tsx";
import { type DialogSectionProps, useOpenDialog } from "../dialogs/dialogs.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../kit/account/useOpenMemberPane.ts";
import { CallView } from "../kit/calls/CallView.tsx";
import { useQueryResult } from "../kit/calls/useQueryResult.ts";
import { CentreSupport } from "../kit/centre/CentreSupport.tsx";
import { PaneCentre } from "../kit/centre/PaneCentre.tsx";
import { contractInfoAtom } from "../kit/data/contractInfo.ts";
import { useOwnText } from "../site/language.ts";
import { useSite } from "../site/SiteContext.ts";
import { AgentHead } from "./AgentHead.tsx";
import { AgentNow } from "./AgentNow.tsx";
import { useAwaitingContracts } from "./contracts/awaitingAnswer.ts";
import { panes } from "./panes.gen.ts";

/** The agent centre (MO-022): the brand's menu, and the pane that was asked for. */
export default function AgentCentre({ pane }: DialogSectionProps<"agentCentre">) {
  const { t } = useTranslation("agent");
  const { agentMenu } = useSite();
  const read = useOwnText();
  const openDialog = useOpenDialog();
  const awaiting = useAwaitingContracts() ?? [];
  const openPane = (id: string | undefined) =>
    openDialog("agentCentre", id === undefined ? {} : { pane: id as AgentPageId });
  return (
    <PaneCentre
      centre="agent"
      title={t("title")}
      menuLabel={t("menu")}
      menu={agentMenu.map(({ id, label }) => ({
        id,
        label: label ? read(label) : t(`pane.${id}`),
        count: awaiting.filter(({ page }) => page === id).length,
      }))}
      groupTitle={(group) => t(`group.${group}` as "group.team")}
      rows={agentPagesOf(agentMenu)}
      nameOf={(id) => t(`pane.${id as AgentPageId}`)}
      sections={panes}
      pane={pane}
      firstPane={firstAgentPage}
      onPane={openPane}
      head={<AgentHead />}
      news={<AgentNow />}
      foot={
        <>
          <ContractsFailure />
          <OwnAccount />
          <CentreSupport />
        </>
      }
    />
  );
}

/** Without them the menu has no entries for contracts. */
function ContractsFailure() {
  const { t } = useTranslation("agent");
  const info = useQueryResult(contractInfoAtom);
  return (
    <CallView call={info} what={t("group.contracts")} form="line" skeleton={null}>
      {() => null}
    </CallView>
  );
}

/** An agent's own money, profile and limits are in the member centre (AG-046). */
function OwnAccount() {
  const { t } = useTranslation("agent");
  const openPane = useOpenMemberPane();
  const label = t("own");
  return (
    <CentreMenu label={label} groups={[{ entries: [{ id: "own", icon: "user", label }] }]} onPress={() => openPane()} />
  );
}
