import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import type { PlayLimitsResponse } from "@livery/platform/decoders/playLimits.gen.js";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { jointCall } from "../../../kit/calls/jointCall.ts";
import { useOpenSupport } from "../../../kit/account/useOpenSupport.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { FormSkeleton } from "../../../kit/forms/FormSkeleton.tsx";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { type QueryResult, useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { ceilingOf, playLimitsAtom, tightestLimit } from "../../../kit/data/playLimits.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { createOptions, depositMethodsAtom, depositsAtom, type Method, type Order } from "./depositData.ts";
import { DepositForm } from "./DepositForm.tsx";
import { LimitQuestion } from "./LimitQuestion.tsx";
import { offeredPeriods } from "./ownLimit.ts";
import { OrderPane } from "./OrderPane.tsx";
import { isClosed, isOpen, presentOrder } from "./orders.ts";
import { RecentDeposits } from "./RecentDeposits.tsx";
import { ResultPane } from "./ResultPane.tsx";
import { useDepositTitle } from "./useDepositTitle.ts";

/** Adds money: an open order if there is one, else the form for a new one (MC-007, WA-007). */
export default function DepositPage() {
  const { t } = useTranslation("member/depositv2");
  const title = useDepositTitle();
  const { limitBeforeDeposit = false } = useSite();
  const methods = useQueryResult(depositMethodsAtom);
  const orders = useQueryResult(depositsAtom);
  const limits = useQueryResult(playLimitsAtom);
  // Without the limits the form works: the platform enforces them. Only the question needs to know them.
  const waitsForLimits = limitBeforeDeposit && limits.data === undefined && !limits.failed;
  if (methods.data && orders.data && !waitsForLimits) {
    return <Deposit methods={methods.data.list} orders={orders} list={orders.data.list} limits={limits} />;
  }
  return (
    <Pane title={title}>
      <CallView
        call={jointCall([methods, orders])}
        what={title ?? t("what")}
        skeleton={<FormSkeleton label={t("loading")} fields={[{}, { explained: true }, {}]} />}
      >
        {() => null}
      </CallView>
    </Pane>
  );
}

interface DepositProps {
  readonly methods: readonly Method[];
  readonly orders: QueryResult<{ readonly list: readonly Order[] }>;
  readonly list: readonly Order[];
  readonly limits: QueryResult<PlayLimitsResponse>;
}

function Deposit({ methods, orders, list, limits }: DepositProps) {
  const { limitBeforeDeposit = false, playTools = {} } = useSite();
  const deposit = useWrite(createDeposit, createOptions);
  const [{ followed, left }, setPlace] = useState<{ readonly followed?: Order; readonly left?: string }>({});
  // What a new order begins with: that of one that came to nothing.
  const [start, setStart] = useState<Order>();
  const [isAsked, setAsked] = useState(false);
  const order = presentOrder(list, { followed, left });
  if (order && order.id !== followed?.id) setPlace({ followed: order });
  const follow = (next: Order) => setPlace({ followed: next });
  // The order that an unknown outcome was about is here: nothing is left to find out.
  const { pending } = deposit;
  const isFound = order !== undefined && order.method === pending?.method && order.amount === pending.amount;
  const settle = useEffectEvent(() => deposit.reset());
  useEffect(() => {
    if (isFound && deposit.state === "unknown") settle();
  }, [isFound, deposit.state]);

  if (order && isOpen(order)) {
    return <OrderPane key={order.id} order={order} methods={methods} onOrder={follow} onDue={orders.retry} />;
  }
  if (order && isClosed(order)) {
    const leave = (again?: Order) => {
      setStart(again);
      setPlace({ left: order.id });
    };
    return <ResultPane key={order.id} order={order} methods={methods} onLeave={leave} />;
  }
  const recent = <RecentDeposits orders={orders} methods={methods} />;
  const asksForLimit = limitBeforeDeposit && !isAsked && list.length === 0;
  const periods = offeredPeriods(playTools);
  // What the market allows holds for everybody, and is not what the member chose.
  const ownLimits = (limits.data?.limits ?? []).filter((one) => one.value !== ceilingOf(playTools, one));
  if (asksForLimit && periods && !tightestLimit(ownLimits))
    return <LimitQuestion periods={periods} onAnswered={() => setAsked(true)} />;
  if (methods.length === 0) return <NoMethod />;
  return (
    <DepositForm methods={methods} limits={limits} deposit={deposit} start={start} recent={recent} onOrder={follow} />
  );
}

function NoMethod() {
  const { t } = useTranslation("member/depositv2");
  const { t: auth } = useTranslation("auth");
  const { empty } = useArt();
  const openSupport = useOpenSupport();
  return (
    <Pane title={useDepositTitle()}>
      <EmptyState
        level={4}
        title={t("none")}
        art={empty}
        action={<Button onClick={openSupport}>{auth("account.support")}</Button>}
      />
    </Pane>
  );
}
