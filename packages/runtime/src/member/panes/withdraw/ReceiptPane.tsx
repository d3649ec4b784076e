import { minor } from "@livery/product/money.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { CopyField } from "@livery/ui/CopyField/CopyField.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";
import { useCardName } from "../../payout/useCardName.ts";
import { OrderBlock } from "./OrderBlock.tsx";
import type { Order } from "./withdrawData.ts";
import { receivedOf } from "./withdrawalTerms.ts";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";

interface ReceiptPaneProps {
  readonly order: Order;
  /** What waits for the member: it may be this order. */
  readonly first: ReactNode;
  /** Called with what became of it. */
  readonly onOrder: (order: Order) => void;
  readonly onLeave: () => void;
}

/** An order that was just made: its receipt, and how far it is. */
export function ReceiptPane({ order, first, onOrder, onLeave }: ReceiptPaneProps) {
  const { t } = useTranslation("member/withdraw");
  const copy = useCopyTexts();
  const currency = useCurrency();
  const clock = useSiteClock();
  const nameOf = useCardName();
  const titleRef = useFocusIfLost<HTMLHeadingElement>(order.state);
  const { id, amount, fee, card, createdAt, state } = order;
  const received = receivedOf(order);
  return (
    <ActionPane
      end={<BalanceFigure />}
      aside={() => (
        <Summary
          title={t("receipt")}
          lines={[
            { label: t("time"), value: fullTime(new Date(createdAt), clock) },
            { label: t("card"), value: nameOf(card) },
            { label: t("amount"), value: <Amount of={amount} /> },
            { label: t("fee"), value: fee === 0 ? t("fee.none") : <Amount of={minor(0 - fee)} /> },
          ]}
          result={{ label: t("receives"), value: received === undefined ? "–" : <Amount of={received} /> }}
        />
      )}
    >
      {first}
      <OrderBlock
        order={order}
        title={t(`receipt.${state}`, { amount: typedAmount(amount, currency) })}
        titleRef={titleRef}
        onOrder={onOrder}
      />
      <CopyField label={t("number")} value={id} {...copy} />
      <Button variant="ghost" block onClick={onLeave}>
        {t("receipt.leave")}
      </Button>
    </ActionPane>
  );
}
