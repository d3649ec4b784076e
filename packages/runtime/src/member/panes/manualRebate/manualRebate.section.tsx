import { claimRebate } from "@livery/platform/calls/claimRebate.ts";
import { defined } from "@livery/platform/defined.ts";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { usePane } from "../../../kit/centre/PaneContext.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { useGameTypeName } from "../../../kit/menus/useGameTypeName.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { claimable, type Claimed, claimOptions, rebatesAtom, totalOf } from "./cashback.ts";
import { ClaimReceipt } from "./ClaimReceipt.tsx";
import { ClaimRecords } from "./ClaimRecords.tsx";
import * as css from "./manualRebate.css.ts";
import { RebateRow } from "./RebateRow.tsx";

/** As many rows as there usually are game types. */
const WAITING_ROWS = 5;

/** The cashback of each game type, to be claimed one by one or all at once, and the claims (MC-011, MC-038, PR-028). */
export default function Cashback() {
  const { t } = useTranslation("member/manualRebate");
  const currency = useCurrency();
  const nameOf = useGameTypeName();
  const { empty } = useArt();
  const { back } = usePane();
  const id = useId();
  const response = useQueryResult(rebatesAtom);
  const [claimed, setClaimed] = useState<Claimed>();
  const claim = useWrite(claimRebate, claimOptions);
  const form = useWriteForm({
    fields: { gameType: { label: t("type"), kind: "text", rule: { required: false } } },
    write: claim,
    // While an outcome is unknown, only the same claim is sent again.
    request: ({ gameType }) => claim.pending ?? defined({ gameType: gameType || undefined }),
    onDone: (made) => setClaimed({ claim: made, at: Date.now() }),
    texts: { NOTHING_TO_CLAIM: t("refused.nothing") },
  });
  const { field } = useController({ control: form.control, name: "gameType" });
  const choose = (gameType: string) => {
    if (!form.sending) field.onChange(gameType);
  };
  const list = response.data && claimable(response.data.list, { at: response.at, claimed });
  const total = list && totalOf(list);
  const said = total === undefined ? "" : typedAmount(total, currency);
  const message = <MoneyMessage form={form} />;
  const isOffered = Boolean(total) || form.unknown || form.sending;
  return (
    <ActionPane
      end={<BalanceFigure />}
      action={
        isOffered
          ? {
              result: total === undefined ? undefined : { label: t("sum.label"), value: <Amount of={total} /> },
              message,
              button: (
                <MoneyButton id={id} form={form} label={t("claim.all", { amount: said })} onClick={() => choose("")} />
              ),
            }
          : undefined
      }
      aside={(action) =>
        !back &&
        list && (
          <Summary
            title={t("sum.label")}
            lines={list
              .filter(({ amount }) => amount > 0)
              .map(({ gameType, amount }) => ({ label: nameOf(gameType), value: <Amount of={amount} /> }))}
            result={total === undefined ? undefined : { label: t("sum.all"), value: <Amount of={total} /> }}
          >
            {action}
          </Summary>
        )
      }
    >
      {claimed && <ClaimReceipt key={claimed.at} claim={claimed.claim} />}
      <MoneyForm id={id} form={form} label={t("types")}>
        {!isOffered && message}
        <CallView
          call={{ ...response, data: list }}
          what={t("types")}
          skeleton={<WaitingRows />}
          empty={<EmptyState level={4} title={t("sum.none")} art={empty} />}
        >
          {(rows) => (
            <div className={css.part}>
              {total !== undefined && (
                <Sentence>{total === 0 ? t("sum.none") : t("sum", { total: figure(said) })}</Sentence>
              )}
              <ul className={css.list} aria-label={t("types")}>
                {rows.map((rebate) => (
                  <RebateRow
                    key={rebate.gameType}
                    rebate={rebate}
                    name={nameOf(rebate.gameType)}
                    sending={form.sending && field.value === rebate.gameType}
                    onClaim={() => choose(rebate.gameType)}
                  />
                ))}
              </ul>
            </div>
          )}
        </CallView>
      </MoneyForm>
      <ClaimRecords />
    </ActionPane>
  );
}

function WaitingRows() {
  const { t } = useTranslation("member/manualRebate");
  return (
    <div className={css.waiting} role="status" aria-busy="true" aria-label={t("loading")}>
      {Array.from({ length: WAITING_ROWS }, (_, row) => (
        <div key={row} className={css.waitingRow}>
          <Skeleton shape="fill" />
        </div>
      ))}
    </div>
  );
}
