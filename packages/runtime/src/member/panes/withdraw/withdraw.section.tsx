import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { jointCall } from "../../../kit/calls/jointCall.ts";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { securityInfoAtom } from "../../../kit/data/securityInfo.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { FormSkeleton } from "../../../kit/forms/FormSkeleton.tsx";
import { platformNow } from "../../../kit/platformClock.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { AddCardForm } from "../../payout/AddCardForm.tsx";
import { type Card, bankCardsAtom } from "../../payout/payoutData.ts";
import { PaymentPasswordForm } from "../../payout/PaymentPasswordForm.tsx";
import { ConfirmationBlock } from "./ConfirmationBlock.tsx";
import { ObstaclePane } from "./ObstaclePane.tsx";
import { ReceiptPane } from "./ReceiptPane.tsx";
import { RecentWithdrawals } from "./RecentWithdrawals.tsx";
import { StepPane } from "./StepPane.tsx";
import { useAwaitedOrders } from "./useAwaitedOrders.ts";
import { createOptions, type Info, type Order, withdrawalInfoAtom, withdrawalsAtom } from "./withdrawData.ts";
import { obstacleOf } from "./withdrawalTerms.ts";
import { WithdrawalForm } from "./WithdrawalForm.tsx";

/** Pays money out: what the member has to confirm first, then the form, or what is missing before it (MC-008, WA-008). */
export default function WithdrawPage() {
  const { t } = useTranslation("member/withdraw");
  const info = useQueryResult(withdrawalInfoAtom);
  const cards = useQueryResult(bankCardsAtom);
  const security = useQueryResult(securityInfoAtom);
  if (info.data && cards.data && security.data)
    return <Withdrawal info={info.data} cards={cards.data.list} hasPassword={security.data.paymentPassword} />;
  return (
    <Pane>
      <CallView
        call={jointCall([info, cards, security])}
        what={t("what")}
        skeleton={<FormSkeleton label={t("loading")} fields={[{}, { explained: true }, {}]} />}
      >
        {() => null}
      </CallView>
    </Pane>
  );
}

interface WithdrawalProps {
  readonly info: Info;
  readonly cards: readonly Card[];
  readonly hasPassword: boolean;
}

function Withdrawal({ info, cards, hasPassword }: WithdrawalProps) {
  const { t } = useTranslation("member/withdraw");
  const orders = useQueryResult(withdrawalsAtom);
  const list = orders.data?.list ?? [];
  const withdrawal = useWrite(createWithdrawal, createOptions);
  const [followed, setFollowed] = useState<Order>();
  const [isAdding, setAdding] = useState(false);
  const [now] = useState(platformNow);
  useAwaitedOrders(orders.data?.list);
  const order = list.find(({ id }) => id === followed?.id) ?? followed;
  const first = list
    .filter(({ state }) => state === "CONFIRMING")
    .map(({ id, card }) => <ConfirmationBlock key={id} id={id} card={card} />);
  if (order) {
    const leave = () => setFollowed(undefined);
    return <ReceiptPane order={order} first={first} onOrder={setFollowed} onLeave={leave} />;
  }
  const recent = <RecentWithdrawals orders={orders} onOrder={setFollowed} />;
  if (!hasPassword) {
    return (
      <StepPane lead={t("needs.password")} title={t("needs.password.title")} first={first} recent={recent}>
        <PaymentPasswordForm isSet={false} />
      </StepPane>
    );
  }
  if (cards.length === 0 || isAdding) {
    const leave = () => setAdding(false);
    return (
      <StepPane
        lead={cards.length === 0 ? t("needs.card") : t("adds.card")}
        title={t("needs.card.title")}
        first={first}
        recent={recent}
        onLeave={cards.length === 0 ? undefined : leave}
      >
        <AddCardForm onAdded={leave} />
      </StepPane>
    );
  }
  const obstacle = obstacleOf(info, cards, now);
  // An unknown outcome is to be found out first: it may be what the obstacle comes from.
  if (obstacle && withdrawal.pending === undefined) {
    return (
      <ObstaclePane
        obstacle={obstacle}
        info={info}
        cards={cards}
        first={first}
        recent={recent}
        onAdd={() => setAdding(true)}
      />
    );
  }
  return (
    <WithdrawalForm
      info={info}
      cards={cards}
      withdrawal={withdrawal}
      now={now}
      first={first}
      recent={recent}
      onAdd={() => setAdding(true)}
      onOrder={setFollowed}
    />
  );
}
