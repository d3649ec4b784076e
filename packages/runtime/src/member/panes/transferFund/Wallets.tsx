import { recallAll } from "@livery/platform/calls/recallAll.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { type QueryResult, useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { usePane } from "../../../kit/centre/PaneContext.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { MoveDrawer } from "./MoveDrawer.tsx";
import { RecallReceipt } from "./RecallReceipt.tsx";
import * as css from "./transferFund.css.ts";
import { TransferRecords } from "./TransferRecords.tsx";
import { type Funds, MAIN, moveOptions, type Recall, recallOptions, walletsAtom } from "./walletData.ts";
import { WalletList } from "./WalletList.tsx";
import { moneyFirst, recallable, sumOf, vendorOf } from "./wallets.ts";

const WAITING_ROWS = 5;

interface WalletsProps {
  readonly funds: QueryResult<{ readonly funds: Funds }>;
  /** Where the money is. */
  readonly first: ReactNode;
}

/** The wallets of a member who plays from several: one at each provider, to move money there and back (WA-005). */
export function Wallets({ funds, first }: WalletsProps) {
  const { t } = useTranslation("member/transferFund");
  const { t: forms } = useTranslation("forms");
  const currency = useCurrency();
  const { back } = usePane();
  const id = useId();
  const wallets = useQueryResult(walletsAtom);
  const move = useWrite(transferFunds, moveOptions);
  const [recalled, setRecalled] = useState<{ readonly recall: Recall; readonly at: number }>();
  const form = useWriteForm({
    fields: {},
    write: useWrite(recallAll, recallOptions),
    request: () => undefined,
    onDone: (recall) => setRecalled({ recall, at: Date.now() }),
  });
  // After a reload an unknown outcome is still to be found out.
  const [moving, setMoving] = useState(() => vendorOf(move.pending));
  // What a recall answered is newer than what was loaded before it.
  const loaded = recalled && recalled.at > wallets.at ? recalled.recall.wallets : wallets.data?.list;
  const list = loaded && moneyFirst(loaded);
  const nameOf = (vendor: string) => list?.find((wallet) => wallet.vendor === vendor)?.name ?? vendor;
  const due = recallable(list ?? []);
  const dueSum = sumOf(due);
  const held = list?.filter(({ balance }) => balance > 0) ?? [];
  const heldSum = sumOf(held);
  const total = heldSum === undefined ? "–" : <Amount of={heldSum} />;
  const message = <MoneyMessage form={form} />;
  const isOffered = due.length > 0 || form.unknown || form.sending;
  const label =
    due.length === 0 || dueSum === undefined ? t("recall") : t("recall.sum", { amount: typedAmount(dueSum, currency) });
  return (
    <ActionPane
      end={<BalanceFigure />}
      action={
        isOffered
          ? {
              result: { label: t("providers.title"), value: total },
              message,
              button: <MoneyButton id={id} form={form} label={label} />,
            }
          : undefined
      }
      aside={(action) =>
        !back &&
        list && (
          <Summary
            title={t("providers.title")}
            lines={held.map(({ vendor, balance }) => ({ label: nameOf(vendor), value: <Amount of={balance} /> }))}
            result={{ label: t("inAll"), value: total }}
          >
            {action}
          </Summary>
        )
      }
      below={<TransferRecords nameOf={nameOf} />}
    >
      {first}
      {recalled && <RecallReceipt key={recalled.at} recall={recalled.recall} nameOf={nameOf} />}
      {move.state === "unknown" && moving === undefined && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="ghost" onClick={() => setMoving(vendorOf(move.pending))}>
              {forms("outcome.check")}
            </Button>
          }
        >
          {forms("outcome.money")}
        </Notice>
      )}
      <MoneyForm id={id} form={form} label={t("recall")}>
        {!isOffered && message}
        <CallView
          call={{ ...wallets, data: list }}
          what={t("wallets")}
          form="row"
          skeleton={<WaitingRows />}
          empty={<p className={parts.note}>{t("wallets.none")}</p>}
        >
          {(shown) => (
            <WalletList
              wallets={shown}
              onMove={({ vendor }) => {
                // One transfer at a time: one of unknown outcome comes first.
                setMoving(vendorOf(move.pending) ?? vendor);
                setRecalled(undefined);
              }}
            />
          )}
        </CallView>
      </MoneyForm>
      <MoveDrawer
        main={{ id: MAIN, name: t("main"), balance: funds.data?.funds.main, at: funds.at }}
        provider={
          moving === undefined
            ? undefined
            : {
                id: moving,
                name: nameOf(moving),
                balance: list?.find(({ vendor }) => vendor === moving)?.balance,
                at: wallets.at,
              }
        }
        move={move}
        onClose={() => setMoving(undefined)}
      />
    </ActionPane>
  );
}

function WaitingRows() {
  const { t } = useTranslation("member/transferFund");
  return (
    <div className={css.list} role="status" aria-busy="true" aria-label={t("loading")}>
      {Array.from({ length: WAITING_ROWS }, (_, row) => (
        <div key={row} className={css.waitingRow}>
          <Skeleton shape="fill" />
        </div>
      ))}
    </div>
  );
}
