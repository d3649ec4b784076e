import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useAtom } from "jotai";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { percentText } from "../../../kit/percentText.ts";
import { useSession } from "../../../session/session.ts";
import { accountTabAtom } from "../../accountTab.ts";
import { LinkTab } from "./LinkTab.tsx";
import { MemberTab } from "./MemberTab.tsx";

/** Creates members below the agent, and the links by which others join (AG-006). */
export default function AgentAccount() {
  const { t } = useTranslation("agent/agentAccount");
  const [tab, setTab] = useAtom(accountTabAtom);
  const session = useSession();
  const own = session.state === "in" ? session.member.rate : undefined;
  return (
    <Pane lead={own === undefined ? undefined : t("lead", { own: percentText(own) })}>
      <Tabs
        label={t("tabs")}
        items={[
          { id: "member", label: t("tab.member"), panel: <MemberTab own={own} /> },
          { id: "links", label: t("tab.links"), panel: <LinkTab own={own} /> },
        ]}
        selected={tab}
        onSelect={setTab}
      />
    </Pane>
  );
}
