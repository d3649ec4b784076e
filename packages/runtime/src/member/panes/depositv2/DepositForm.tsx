import type { PlayLimitsResponse } from "@livery/platform/decoders/playLimits.gen.js";
import { minor } from "@livery/product/money.ts";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useAtomValue } from "jotai";
import { type ReactNode, useId, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import { parseAmount } from "../../../kit/money/parseAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { balanceAtom } from "../../../kit/data/balance.ts";
import { tightestLimit } from "../../../kit/data/playLimits.ts";
import type { QueryResult } from "../../../kit/calls/useQueryResult.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { AmountStep } from "./AmountStep.tsx";
import { BonusStep } from "./BonusStep.tsx";
import { bonusTerms } from "./bonusTerms.ts";
import type { CreateDeposit, Method, Order } from "./depositData.ts";
import { LimitBlock } from "./LimitBlock.tsx";
import { MethodStep } from "./MethodStep.tsx";
import { useDepositForm } from "./useDepositForm.ts";
import { useDepositTitle } from "./useDepositTitle.ts";

interface DepositFormProps {
  readonly methods: readonly Method[];
  readonly limits: QueryResult<PlayLimitsResponse>;
  readonly deposit: CreateDeposit;
  /** What it is filled in with. */
  readonly start: Pick<Order, "method" | "amount"> | undefined;
  readonly recent: ReactNode;
  readonly onOrder: (order: Order) => void;
}

/** Method, amount and bonus, and beside them what the deposit will do. */
export function DepositForm({ methods, limits, deposit, start, recent, onOrder }: DepositFormProps) {
  const { t } = useTranslation("member/depositv2");
  const { t: member } = useTranslation("member");
  const { play } = useSite();
  const currency = useCurrency();
  const title = useDepositTitle();
  const id = useId();
  const balance = useAtomValue(balanceAtom).data?.total;
  const begun = deposit.pending ?? start;
  const [methodId, setMethod] = useState(begun?.method);
  const [bonusId, setBonus] = useState(deposit.pending?.bonus);
  const method = methods.find((one) => one.id === methodId) ?? methods[0]!;
  const bonus = method.bonuses.find((one) => one.id === bonusId);
  const limit = tightestLimit(limits.data?.limits ?? []);
  const { form, bounds } = useDepositForm({ deposit, method, bonus, limit, amount: begun?.amount, onOrder });
  const { field } = useController({ control: form.control, name: "amount" });
  const parsed = parseAmount(String(field.value ?? ""), currency);
  const amount = parsed.ok && parsed.amount > 0 ? parsed.amount : undefined;
  const said = amount === undefined ? "" : typedAmount(amount, currency);
  const extra = bonus && amount !== undefined ? bonusTerms(bonus, amount)?.extra : undefined;
  const after = balance === undefined ? undefined : minor(balance + (amount ?? 0) + (extra ?? 0));
  const label = said === "" ? t(`submit.nothing.${play}`) : t(`submit.${play}`, { amount: said });
  // The member's own limit leaves less than the least amount.
  const isSpent = limit !== undefined && limit.left < method.minimum;
  return (
    <ActionPane
      title={title}
      lead={t(`lead.${play}`)}
      end={<BalanceFigure />}
      action={{
        result: {
          label: t(`after.${play}`),
          value: after === undefined ? "–" : <Figure of={after} decimals="needed" />,
        },
        message: <MoneyMessage form={form} />,
        button: <MoneyButton id={id} form={form} label={label} disabled={isSpent} />,
        note: play === "demo" ? member("demo.depositv2") : undefined,
      }}
      aside={(action) => (
        <>
          <Summary
            title={t("summary")}
            lines={[
              { label: t(`line.${play}`), value: amount === undefined ? "–" : <Amount of={amount} /> },
              {
                label: t("bonus"),
                value: extra === undefined ? (bonus?.title ?? t("bonus.no")) : <Amount of={extra} signed />,
              },
            ]}
            result={
              action
                ? { label: t(`after.${play}`), value: after === undefined ? "–" : <Amount of={after} /> }
                : undefined
            }
          >
            {action}
          </Summary>
          <LimitBlock limits={limits} />
          {recent}
        </>
      )}
    >
      <MoneyForm id={id} form={form} label={title ?? t("what")}>
        <MethodStep methods={methods} method={method} onMethod={setMethod} />
        <AmountStep
          form={form}
          method={method}
          bounds={bounds}
          amount={amount}
          limit={limit}
          onAmount={field.onChange}
        />
        {!isSpent && method.bonuses.length > 0 && (
          <BonusStep bonuses={method.bonuses} chosen={bonus} amount={amount} onBonus={setBonus} />
        )}
      </MoneyForm>
    </ActionPane>
  );
}
