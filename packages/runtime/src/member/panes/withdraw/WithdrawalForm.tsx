import { minor } from "@livery/product/money.ts";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { type ReactNode, useId, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { AmountFormField } from "../../../kit/forms/AmountFormField.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { FormField } from "../../../kit/forms/FormField.tsx";
import { FormStep } from "../../../kit/forms/FormStep.tsx";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { PasswordLock } from "../../../kit/forms/password/PasswordLock.tsx";
import { Amount } from "../../../kit/money/Amount.tsx";
import { availableOf } from "../../../kit/money/availableOf.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import { GiftNotice } from "../../../kit/money/GiftNotice.tsx";
import { parseAmount } from "../../../kit/money/parseAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { Card } from "../../payout/payoutData.ts";
import { PlayMoneyLead } from "../../PlayMoneyLead.tsx";
import { CardStep } from "./CardStep.tsx";
import { useWithdrawalForm } from "./useWithdrawalForm.ts";
import type { CreateWithdrawal, Info, Order } from "./withdrawData.ts";
import { feeOf, isUsable } from "./withdrawalTerms.ts";

interface WithdrawalFormProps {
  readonly info: Info;
  readonly cards: readonly Card[];
  readonly withdrawal: CreateWithdrawal;
  /** In ms since 1970. */
  readonly now: number;
  /** What waits for the member. */
  readonly first: ReactNode;
  readonly recent: ReactNode;
  readonly onAdd: () => void;
  readonly onOrder: (order: Order) => void;
}

/** Account, amount and payment password, and beside them what arrives. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { info, cards, withdrawal, now, first, recent, onAdd, onOrder } = props;
  const { t } = useTranslation("member/withdraw");
  const { withdrawalFinal = false } = useSite();
  const currency = useCurrency();
  const id = useId();
  const [chosen, setChosen] = useState(withdrawal.pending?.card);
  const card = cards.find((one) => one.id === chosen) ?? cards.find((one) => isUsable(one, now)) ?? cards[0]!;
  const { form, lockedUntil } = useWithdrawalForm({ withdrawal, info, card, onOrder });
  const { field } = useController({ control: form.control, name: "amount" });
  const parsed = parseAmount(String(field.value ?? ""), currency);
  const amount = parsed.ok && parsed.amount > 0 ? parsed.amount : undefined;
  const fee = amount === undefined ? undefined : feeOf(amount, info);
  const receives = amount === undefined || fee === undefined ? undefined : minor(Math.max(0, amount - fee));
  const available = availableOf(info);
  const left = info.balance - (amount ?? 0);
  // While its outcome is unknown it may have left the balance already.
  const after = left < 0 || form.unknown ? undefined : minor(left);
  const say = (value: typeof info.balance) => typedAmount(value, currency);
  const label = amount === undefined ? t("submit.nothing") : t("submit", { amount: say(amount) });
  const feeRule = t(info.feeMinimum ? "fee.rule.minimum" : "fee.rule", {
    rate: info.feeRate,
    minimum: say(info.feeMinimum ?? minor(0)),
  });
  const isFree = info.feeRate === 0 && !info.feeMinimum;
  const isLocked = lockedUntil !== undefined;
  return (
    <ActionPane
      lead={<PlayMoneyLead of="withdraw">{t("lead", { balance: say(available) })}</PlayMoneyLead>}
      end={<BalanceFigure />}
      action={
        isLocked
          ? undefined
          : {
              result: {
                label: t("receives"),
                value: receives === undefined ? "–" : <Figure of={receives} decimals="needed" />,
              },
              message: <MoneyMessage form={form} />,
              button: <MoneyButton id={id} form={form} label={label} />,
              note: t(withdrawalFinal ? "note.final" : "note.cancel"),
            }
      }
      aside={(action) => (
        <>
          <Summary
            title={t("summary")}
            lines={[
              { label: t("amount"), value: amount === undefined ? "–" : <Amount of={amount} /> },
              {
                label: isFree ? t("fee") : feeRule,
                value: isFree ? t("fee.none") : fee === undefined ? "–" : <Amount of={minor(0 - fee)} />,
              },
              { label: t("after"), value: after === undefined ? "–" : <Amount of={after} /> },
            ]}
            result={
              action
                ? { label: t("receives"), value: receives === undefined ? "–" : <Amount of={receives} /> }
                : undefined
            }
          >
            {action}
          </Summary>
          {recent}
        </>
      )}
    >
      {first}
      <GiftNotice of={info} />
      {isLocked ? (
        <PasswordLock until={lockedUntil} onEnd={withdrawal.reset} />
      ) : (
        <MoneyForm
          id={id}
          form={form}
          label={t("what")}
          password={
            <FormStep number={3} title={t("password")}>
              <FormField form={form} name="paymentPassword" labelHidden />
            </FormStep>
          }
        >
          <CardStep cards={cards} card={card} now={now} onCard={setChosen} onAdd={onAdd} />
          <FormStep number={2} title={t("amount")}>
            <AmountFormField
              form={form}
              name="amount"
              labelHidden
              balance={available}
              hint={`${t("amount.hint", { minimum: say(info.minimum), maximum: say(info.maximum) })} · ${t("amount.ordersLeft", { count: info.ordersLeft })}`}
            />
          </FormStep>
        </MoneyForm>
      )}
    </ActionPane>
  );
}
