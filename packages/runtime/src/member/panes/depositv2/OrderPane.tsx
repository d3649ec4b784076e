import { cancelDeposit } from "@livery/platform/calls/cancelDeposit.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Countdown } from "@livery/ui/Countdown/Countdown.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { platformNow } from "../../../kit/platformClock.ts";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { CancelOrder } from "../../../kit/forms/CancelOrder.tsx";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import { useLanguage } from "../../../site/language.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { awaitedAtom, changedByOrders, type Method, type Order } from "./depositData.ts";
import * as css from "./depositv2.css.ts";
import { endOf, type OpenOrder } from "./orders.ts";
import { OrderTimeline } from "./OrderTimeline.tsx";
import { PayLines } from "./PayLines.tsx";
import { useConfirmOrder } from "./useConfirmOrder.tsx";
import { useDepositTitle } from "./useDepositTitle.ts";

interface OrderPaneProps {
  readonly order: OpenOrder;
  readonly methods: readonly Method[];
  /** Called with what became of it. */
  readonly onOrder: (order: Order) => void;
  /** Its time is over, so the platform has something new to say of it. */
  readonly onDue: () => void;
}

/**
 * An order that is not finished: what to send, where and until when; then the wait for the platform. In a demo brand it
 * says that nothing is paid (CO-032).
 */
export function OrderPane({ order, methods, onOrder, onDue }: OrderPaneProps) {
  const { t } = useTranslation("member/depositv2");
  const { play } = useSite();
  const isCreated = order.state === "CREATED";
  const end = endOf(order);
  const [isPast, setPast] = useState(false);
  useAwaited(!isCreated || isPast);
  const confirm = useConfirmOrder(order, onOrder);
  const sendBy = useSendBy(end);
  const titleRef = useFocusIfLost<HTMLHeadingElement>(order.state);
  const bonus = methods.find(({ id }) => id === order.method)?.bonuses.find(({ id }) => id === order.bonus);
  const expire = () => {
    setPast(true);
    onDue();
  };
  return (
    <ActionPane
      title={useDepositTitle()}
      end={<BalanceFigure />}
      lead={isCreated ? t(`order.lead.${play}`) : undefined}
      action={
        isCreated
          ? {
              result: { label: t(`order.amount.${play}`), value: <Figure of={order.amount} decimals="needed" /> },
              message: confirm.message,
              button: confirm.button,
            }
          : undefined
      }
      aside={(action) => (
        <>
          <OrderTimeline order={order} />
          <Summary
            title={t("order.title")}
            lines={[
              { label: t("order.number"), value: order.id },
              { label: t(`line.${play}`), value: <Amount of={order.amount} /> },
              { label: t("bonus"), value: order.bonus === undefined ? t("bonus.no") : (bonus?.title ?? order.bonus) },
            ]}
          />
          {action}
          {isCreated && (
            <CancelOrder<Order>
              order={order}
              call={cancelDeposit}
              invalidates={changedByOrders}
              texts={{
                label: t("order.cancel"),
                title: t("cancel.title"),
                text: t(`cancel.text.${play}`),
                keep: t("cancel.keep"),
                changed: t("refused.state"),
              }}
              onOrder={onOrder}
            />
          )}
        </>
      )}
    >
      {confirm.form}
      {isCreated ? (
        <Block
          title={sendBy}
          titleRef={titleRef}
          aside={
            end !== undefined && (
              <span className={css.remaining}>
                <Countdown
                  label={t("order.left")}
                  dayUnit={t("order.day")}
                  until={end}
                  now={platformNow}
                  onEnd={expire}
                />
              </span>
            )
          }
        >
          {play === "demo" && <p className={parts.note}>{t("order.example")}</p>}
          <PayLines order={order} />
        </Block>
      ) : (
        <Block title={t(`order.checking.${play}`)} titleRef={titleRef}>
          <p className={parts.note}>{t("order.checking.text")}</p>
        </Block>
      )}
      <p className={parts.note}>{t("order.leave")}</p>
    </ActionPane>
  );
}

/** Until when it is to be sent, or in a demo brand to be confirmed, by the visitor's clock. */
function useSendBy(end: number | undefined): string {
  const { t } = useTranslation("member/depositv2");
  const { language } = useLanguage();
  const { play } = useSite();
  if (end === undefined) return t(`order.send.${play}`);
  const form = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return t(`order.sendBy.${play}`, { time: new Intl.DateTimeFormat(language, form).format(end) });
}

/** While it is true, the deposits are asked for again and again. */
function useAwaited(isAwaited: boolean): void {
  const setAwaited = useSetAtom(awaitedAtom);
  useEffect(() => {
    setAwaited(isAwaited);
    return () => setAwaited(false);
  }, [isAwaited, setAwaited]);
}
