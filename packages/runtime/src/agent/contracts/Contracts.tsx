import type { ContractKind } from "@livery/product/contractKinds.ts";
import { isOpen } from "@livery/product/gate.ts";
import { ActionBar } from "@livery/ui/ActionBar/ActionBar.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { Pane } from "../../kit/centre/Pane.tsx";
import { usePane } from "../../kit/centre/PaneContext.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { formatCount } from "../../kit/formatCount.ts";
import { figure, Sentence } from "../../kit/Sentence.tsx";
import { useGateContext } from "../../session/useGateContext.ts";
import { useAskedAccount } from "../useAskedAccount.ts";
import { ContractAnswer } from "./ContractAnswer.tsx";
import { type Contract, type Contracts as Found, isInForce, kindRows } from "./contractData.ts";
import { contractsAtom } from "./contractPages.ts";
import { ContractDrawer } from "./ContractDrawer.tsx";
import * as css from "./contracts.css.ts";
import { ContractSkeleton } from "./ContractSkeleton.tsx";
import type { Outcome } from "./outcome.ts";
import { OutcomeNotice } from "./OutcomeNotice.tsx";
import { OwnContracts } from "./OwnContracts.tsx";
import { PaidContracts } from "./PaidContracts.tsx";
import { RequestDrawer } from "./RequestDrawer.tsx";
import { Settlements } from "./Settlements.tsx";
import { useContractWords } from "./useContractWords.ts";
import { useFreshPreviews } from "./usePreview.ts";
import { WaitingContract } from "./WaitingContract.tsx";

interface ContractsProps {
  readonly kind: ContractKind;
  /** The name of the contracts. */
  readonly what: string;
  /** What such contracts pay, and when. */
  readonly basis: string;
  /** What is paid to others has a tab of its own (AG-016). */
  readonly hasContractTab?: boolean | undefined;
}

/** The contracts of one kind: what the agent receives and pays, what waits for an answer, and what was paid (AG-042). */
export function Contracts({ kind, what, basis, hasContractTab = false }: ContractsProps) {
  const { t } = useTranslation("contracts");
  const context = useGateContext();
  const { back } = usePane();
  const call = useQueryResult(contractsAtom(kind));
  const [tab, setTab] = useState<"salary" | "contract">();
  const [openedId, setOpenedId] = useState<string>();
  const mayRequest = isOpen(kindRows[kind].mayRequest, context);
  // Team management leads here to offer a contract to somebody.
  const asked = useAskedAccount();
  const [request, setRequest] = useState<ComponentProps<typeof RequestDrawer>["request"]>(
    asked === undefined || !mayRequest ? undefined : { side: "paid", account: asked },
  );
  const [outcome, setOutcome] = useState<Outcome>();
  // What is being changed, as it was before.
  const [held, setHeld] = useState<Contract>();
  useFreshPreviews(held ? undefined : call.at);
  const data = call.data && withHeld(call.data, held);
  const all = data ? [...data.own, ...data.downline] : [];
  const [first] = all.filter(({ mayAnswer }) => mayAnswer);
  const opened = all.find(({ id }) => id === openedId);
  const presentOf = ({ own, account }: Contract) =>
    all.find((one) => isInForce(one) && one.own === own && (own || one.account === account));
  const finish = (done: Outcome) => {
    setOpenedId(undefined);
    setRequest(undefined);
    setHeld(undefined);
    setOutcome(done);
  };
  const answers = { onSend: setHeld, onOutcome: finish };
  const open = ({ id }: Contract) => setOpenedId(id);
  const ask = (side: "own" | "paid") => (mayRequest ? (account = "") => setRequest({ side, account }) : undefined);
  const shownTab = tab ?? (first ? "contract" : "salary");
  const hasBar = back !== undefined;
  // What is below the contracts comes with them, so that they do not push it away.
  const isSettled = data !== undefined || call.failed;
  const view = (content: (found: Found) => ReactNode) => (
    <CallView
      // Its skeleton is replaced as a whole: what comes above it is higher than what waited there.
      key={String(isSettled)}
      call={{ ...call, data }}
      what={what}
      skeleton={
        <div role="status" aria-busy="true" aria-label={t("loading")}>
          <ContractSkeleton />
        </div>
      }
    >
      {content}
    </CallView>
  );
  const received = (found: Found) => <OwnContracts kind={kind} contracts={found} onAsk={ask("own")} onOpen={open} />;
  const paid = ({ downline }: Found) => (
    <PaidContracts kind={kind} contracts={downline} onOffer={ask("paid")} onOpen={open} />
  );
  const answer = first && (
    <WaitingContract key={first.id} contract={first} present={presentOf(first)} hasBar={hasBar} {...answers} />
  );
  const settled = isSettled && <Settlements kind={kind} />;
  return (
    <Pane
      bar={
        first &&
        hasBar &&
        (!hasContractTab || shownTab === "contract") && (
          <ActionBar note={t(first.state === "NEW" ? "answer" : "answer.end", { account: first.account })}>
            <ContractAnswer key={first.id} contract={first} {...answers} />
          </ActionBar>
        )
      }
    >
      {outcome && (
        <OutcomeNotice key={outcome.at} outcome={outcome} contracts={call.at >= outcome.at ? call.data : undefined} />
      )}
      {data ? <Lead kind={kind} contracts={data} /> : !isSettled && <Skeleton shape="text" />}
      {isSettled && <p className={parts.note}>{basis}</p>}
      {hasContractTab ? (
        <Tabs
          label={t("tabs")}
          items={[
            {
              id: "salary",
              label: t("tabs.salary"),
              panel: (
                <div className={css.page}>
                  {view(received)}
                  {settled}
                </div>
              ),
            },
            {
              id: "contract",
              label: t("tabs.contract"),
              panel: view((found) => (
                <div className={css.page}>
                  {paid(found)}
                  {answer}
                </div>
              )),
            },
          ]}
          selected={shownTab}
          onSelect={setTab}
        />
      ) : (
        <>
          {view((found) => (
            <div className={css.page}>
              <div className={css.halves}>
                {received(found)}
                {paid(found)}
              </div>
              {answer}
            </div>
          ))}
          {settled}
        </>
      )}
      <ContractDrawer
        contract={opened}
        present={opened && presentOf(opened)}
        {...answers}
        onClose={() => {
          setOpenedId(undefined);
          setHeld(undefined);
        }}
      />
      {data && (
        <RequestDrawer
          kind={kind}
          request={request}
          contracts={data}
          onOutcome={finish}
          onClose={() => setRequest(undefined)}
        />
      )}
    </Pane>
  );
}

function withHeld({ own, downline, ...more }: Found, held: Contract | undefined): Found {
  const before = (list: readonly Contract[]) => list.map((one) => (one.id === held?.id ? held : one));
  return { ...more, own: before(own), downline: before(downline) };
}

/** What the agent receives, and how many requests wait. */
function Lead({ kind, contracts: { own, downline } }: { readonly kind: ContractKind; readonly contracts: Found }) {
  const { t } = useTranslation("contracts");
  const words = useContractWords(kind);
  const received = own.find(isInForce);
  const paid = downline.filter(isInForce).length;
  const first = received
    ? words.sentence(received)
    : paid > 0
      ? t("lead.pays", { count: paid, number: figure(formatCount(paid)) })
      : t("lead.none");
  const count = [...own, ...downline].filter(({ mayAnswer }) => mayAnswer).length;
  const waiting = count > 0 && t("lead.waiting", { count, number: figure(formatCount(count)) });
  return <Sentence>{[first, waiting].filter(Boolean).join(" ")}</Sentence>;
}
