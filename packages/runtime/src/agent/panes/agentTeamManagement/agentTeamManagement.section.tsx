import { downline } from "@livery/platform/calls/downline.ts";
import { defined } from "@livery/platform/defined.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { formatCount } from "../../../kit/formatCount.ts";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { AccountSearch } from "../../../kit/records/AccountSearch.tsx";
import * as records from "../../../kit/records/records.css.ts";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { useOpenAccountTab } from "../../accountTab.ts";
import { TeamPath } from "../../TeamPath.tsx";
import { UnknownAccount } from "../../UnknownAccount.tsx";
import { useAskedAccount } from "../../useAskedAccount.ts";
import { isAgentType } from "../../isAgentType.ts";
import * as css from "./agentTeamManagement.css.ts";
import type { DownlineMember } from "./downlineData.ts";
import { memberColumns } from "./memberColumns.tsx";
import { TransferDrawer } from "./TransferDrawer.tsx";
import { useMemberDetail } from "./useMemberDetail.tsx";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** The members below the agent, one level at a time, and what can be done for each (AG-007, AG-025, WA-010). */
export default function TeamManagement() {
  const { t } = useTranslation("agent/agentTeamManagement");
  const { t: agent } = useTranslation("agent");
  const clock = useSiteClock();
  const [path, setPath] = useState<readonly string[]>([]);
  const asked = useAskedAccount();
  const [account, setAccount] = useState(asked ?? "");
  const [receiver, setReceiver] = useState<DownlineMember>();
  const isSearch = account !== "";
  // What has led to other members is gone: a row or its drawer, a place of the path.
  const place = useFocusIfLost<HTMLDivElement>(path.join("/"));
  const openBelow = ({ account: parent }: DownlineMember) => {
    // Who was found may be anywhere in the team, so that the way to them is not known.
    setPath(isSearch ? [parent] : [...path, parent]);
    setAccount("");
  };
  const detail = useMemberDetail({ clock, onBelow: openBelow, onTransfer: setReceiver });
  const list = {
    call: downline,
    request: isSearch ? { account } : defined({ parent: path.at(-1) }),
    rowKey: ({ account: name }: DownlineMember) => name,
  };
  const act = (member: DownlineMember) => (
    <span className={css.act}>
      {isAgentType(member.type) ? (
        <Button size="sm" variant="soft" onClick={() => openBelow(member)}>
          {t("below")}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="soft"
          disabled={member.state === "LOCKED"}
          onClick={() => setReceiver(member)}
          aria-label={t("transferTo", { account: member.account })}
        >
          {t("transfer")}
        </Button>
      )}
    </span>
  );
  return (
    <Pane
      action={
        <RecordFile
          {...list}
          name="team"
          columns={[
            { label: t("account"), text: ({ account: name }) => name },
            { label: t("kind"), text: (member) => t(isAgentType(member.type) ? "agent" : "member") },
            { label: t("level"), text: ({ level }) => String(level) },
            { label: t("balance"), amount: ({ balance }) => balance },
            { label: t("rate.file"), text: ({ rate }) => String(rate) },
            { label: t("lastLogin"), time: ({ lastLogin }) => lastLogin },
            { label: t("state"), text: ({ state }) => t(`state.${state}`) },
            { label: t("joined"), time: ({ createdAt }) => createdAt },
          ]}
        />
      }
    >
      <AccountSearch value={account} onValue={setAccount} />
      <div ref={place} tabIndex={-1} className={records.records}>
        {!isSearch && <TeamPath path={path} onPath={setPath} />}
        <Records
          // Other members are another list: the drawer of the one whose members are shown closes at once.
          key={path.at(-1)}
          {...list}
          what={agent("pane.agentTeamManagement")}
          columns={() => memberColumns({ t, clock, act })}
          sum={({ total }) => (
            <p className={css.sum}>
              {t(isSearch ? "sum.found" : path.length === 0 ? "sum.own" : "sum.below", {
                count: total,
                number: formatCount(total),
              })}
            </p>
          )}
          detail={detail}
          empty={
            isSearch ? (
              <UnknownAccount onClear={() => setAccount("")} />
            ) : path.length === 0 ? (
              <NoTeam />
            ) : (
              <EmptyState level={4} form="row" title={t("empty.below")} />
            )
          }
        />
      </div>
      {receiver && (
        <TransferDrawer key={receiver.account} account={receiver.account} onClose={() => setReceiver(undefined)} />
      )}
    </Pane>
  );
}

function NoTeam() {
  const { t } = useTranslation("agent/agentTeamManagement");
  const { t: agent } = useTranslation("agent");
  const { empty } = useArt();
  const open = useOpenAccountTab();
  return (
    <EmptyState
      level={4}
      title={t("empty.title")}
      art={empty}
      action={open && <Button onClick={() => open("member")}>{agent("head.member")}</Button>}
    />
  );
}
