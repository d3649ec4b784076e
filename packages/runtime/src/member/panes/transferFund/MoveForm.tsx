import type { Done } from "@livery/platform/call.ts";
import { defined } from "@livery/platform/defined.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AmountFormField } from "../../../kit/forms/AmountFormField.tsx";
import { enteredAmount, typedAmount } from "../../../kit/forms/formAmounts.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { parseAmount } from "../../../kit/money/parseAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { justAboveOne } from "../../../kit/money/wholeUnits.ts";
import * as css from "./transferFund.css.ts";
import { MAIN, type Move, type MoveFunds } from "./walletData.ts";

/** One end of a transfer. */
export interface Place {
  /** MAIN or a provider's code. */
  readonly id: string;
  readonly name: string;
  /** Undefined while it is not known. */
  readonly balance: Minor | undefined;
  /** When the balance arrived, in ms since 1970. */
  readonly at: number;
}

interface MoveFormProps {
  readonly main: Place;
  readonly provider: Place;
  readonly move: MoveFunds;
  readonly onMoved: (moved: Move) => void;
}

/** Moves money between the main wallet and a provider's, in either direction (WA-004). */
export function MoveForm({ main, provider, move, onMoved }: MoveFormProps) {
  const { t } = useTranslation("member/transferFund");
  const currency = useCurrency();
  const id = useId();
  const { pending } = move;
  const [isBack, setBack] = useState(pending ? pending.to === MAIN : (provider.balance ?? 0) > 0);
  const [from, to] = isBack ? [provider, main] : [main, provider];
  const most = from.balance === undefined ? undefined : minor(Math.max(0, from.balance));
  const over = most === undefined ? undefined : t("amount.over", { balance: typedAmount(most, currency) });
  const form = useWriteForm<"amount", Move, Done>({
    fields: {
      amount: {
        label: t("amount"),
        kind: "amount",
        rule: { required: true },
        // What is only to be checked may have left the wallet already.
        limits:
          pending === undefined ? { minimum: justAboveOne(currency.decimals), ...defined({ maximum: most }) } : {},
        texts: {
          in_required: t("amount.missing"),
          "fault.amountLow": t("amount.low"),
          ...defined({ "fault.amountHigh": over, INSUFFICIENT_FUNDS: over }),
        },
      },
    },
    defaults: { amount: typedAmount(pending?.amount, currency) },
    write: move,
    request: ({ amount }) => ({ from: from.id, to: to.id, amount: enteredAmount(amount, currency) }),
    onDone: (_, { amount }) => onMoved({ from: from.id, to: to.id, amount: enteredAmount(amount, currency) }),
    texts: { LIMIT_REACHED: t("refused.limit") },
  });
  const { field } = useController({ control: form.control, name: "amount" });
  const parsed = parseAmount(String(field.value ?? ""), currency);
  const amount = parsed.ok && parsed.amount > 0 ? parsed.amount : undefined;
  const after = (place: Place, change: number) => {
    const sum = (place.balance ?? 0) + change;
    if (place.balance === undefined || amount === undefined || sum < 0 || !Number.isSafeInteger(sum)) return "–";
    return <Amount of={minor(sum)} />;
  };
  const swap = () => {
    setBack(!isBack);
    form.clear();
  };
  return (
    <div className={css.move}>
      <MoneyForm id={id} form={form} label={provider.name}>
        <div className={css.way}>
          <dl className={css.places}>
            <PlaceLine label={t("from")} place={from} />
            <PlaceLine label={t("to")} place={to} />
          </dl>
          <IconButton icon="swap" label={t("swap")} onClick={swap} />
        </div>
        <AmountFormField form={form} name="amount" balance={most} hint={over} />
      </MoneyForm>
      <Summary
        title={form.unknown ? t("way") : t("after")}
        level={3}
        lines={
          // The balances may have changed already.
          form.unknown
            ? [{ label: `${from.name} → ${to.name}`, value: amount === undefined ? "–" : <Amount of={amount} /> }]
            : [
                { label: from.name, value: after(from, 0 - (amount ?? 0)) },
                { label: to.name, value: after(to, amount ?? 0) },
              ]
        }
      >
        <MoneyMessage form={form} />
        <MoneyButton
          id={id}
          form={form}
          label={amount === undefined ? t("submit.nothing") : t("submit", { amount: typedAmount(amount, currency) })}
        />
      </Summary>
    </div>
  );
}

function PlaceLine({ label, place: { name, balance } }: { readonly label: string; readonly place: Place }) {
  return (
    <div className={css.place}>
      <dt className={css.placeLabel}>{label}</dt>
      <dd className={css.placeName}>{name}</dd>
      <dd className={css.placeBalance}>{balance === undefined ? "–" : <Amount of={balance} />}</dd>
    </div>
  );
}
