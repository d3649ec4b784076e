import { balance as balanceCall } from "@livery/platform/calls/balance.ts";
import { playLimits } from "@livery/platform/calls/playLimits.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { CopyField } from "@livery/ui/CopyField/CopyField.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { GamesLink } from "../../../kit/menus/GamesLink.tsx";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { useOpenSupport } from "../../../kit/account/useOpenSupport.ts";
import { outdate } from "../../../kit/calls/outdate.ts";
import { queryClientAtom } from "../../../kit/calls/queryClient.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";
import { balanceAtom } from "../../../kit/data/balance.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { Method } from "./depositData.ts";
import type { ClosedOrder } from "./orders.ts";
import { useDepositTitle } from "./useDepositTitle.ts";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";

interface ResultPaneProps {
  readonly order: ClosedOrder;
  readonly methods: readonly Method[];
  /** Leads to the form, filled in as this order where one is given. */
  readonly onLeave: (again?: ClosedOrder) => void;
}

/** What became of an order: a receipt, or why there is none, with a way on. */
export function ResultPane({ order, methods, onLeave }: ResultPaneProps) {
  const { t } = useTranslation("member/depositv2");
  const copy = useCopyTexts();
  const { play } = useSite();
  const currency = useCurrency();
  const clock = useSiteClock();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  const { id, state, amount, createdAt, reason } = order;
  const isDone = state === "COMPLETED";
  const queries = useAtomValue(queryClientAtom);
  const { data: balance } = useAtomValue(balanceAtom);
  const refresh = useEffectEvent(() => outdate(queries, [balanceCall, playLimits]));
  // The platform ends orders by itself: one that is done has changed the balance, the others use the own limit no more.
  useEffect(() => refresh(), []);
  const said = typedAmount(amount, currency);
  const title = state === "COMPLETED" ? t(`done.${play}`, { amount: said }) : t(`result.${state}`);
  return (
    <Pane title={useDepositTitle()} end={<BalanceFigure />}>
      <div className={parts.result}>
        <Block title={title} titleRef={titleRef}>
          {state !== "COMPLETED" && <p className={parts.note}>{reason ?? t(`result.${state}.text.${play}`)}</p>}
          <Ways order={order} onLeave={onLeave} />
        </Block>
        <Summary
          title={isDone ? t("receipt") : t("order.title")}
          lines={[
            { label: t("time"), value: fullTime(new Date(createdAt), clock) },
            { label: t(`method.${play}`), value: methods.find((one) => one.id === order.method)?.name ?? order.method },
            { label: t("amount"), value: <Amount of={amount} /> },
          ]}
          result={isDone && balance ? { label: t("balance"), value: <Amount of={balance.total} /> } : undefined}
        />
        <CopyField label={t("order.number")} value={id} {...copy} />
      </div>
    </Pane>
  );
}

function Ways({ order, onLeave }: Pick<ResultPaneProps, "order" | "onLeave">) {
  const { t } = useTranslation("member/depositv2");
  const { t: auth } = useTranslation("auth");
  const { play } = useSite();
  const openSupport = useOpenSupport();
  if (order.state === "COMPLETED") {
    return (
      <div className={parts.actions}>
        <GamesLink>{t("done.games")}</GamesLink>
        <Button variant="ghost" onClick={() => onLeave()}>
          {t(`done.again.${play}`)}
        </Button>
      </div>
    );
  }
  return (
    <div className={parts.actions}>
      <Button onClick={() => onLeave(order)}>{t("result.again")}</Button>
      {order.state !== "CANCELLED" && (
        <Button variant="ghost" icon="support" onClick={openSupport}>
          {auth("account.support")}
        </Button>
      )}
    </div>
  );
}
