import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { GiftNotice } from "../../../kit/money/GiftNotice.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import type { Card } from "../../payout/payoutData.ts";
import { PlayMoneyLead } from "../../PlayMoneyLead.tsx";
import { useCardName } from "../../payout/useCardName.ts";
import * as css from "./withdraw.css.ts";
import type { Info } from "./withdrawData.ts";
import type { Obstacle } from "./withdrawalTerms.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

interface ObstaclePaneProps {
  readonly obstacle: Obstacle;
  readonly info: Info;
  readonly cards: readonly Card[];
  readonly first: ReactNode;
  readonly recent: ReactNode;
  readonly onAdd: () => void;
}

/** Why nothing can be withdrawn now, and what changes it. */
export function ObstaclePane({ obstacle, info, cards, first, recent, onAdd }: ObstaclePaneProps) {
  const { t } = useTranslation("member/withdraw");
  const { t: auth } = useTranslation("auth");
  const openPane = useOpenMemberPane();
  const currency = useCurrency();
  const nameOf = useCardName();
  const clock = useSiteClock();
  const [soonest = ""] = cards.flatMap(({ usableFrom }) => usableFrom ?? []).toSorted();
  const lead = {
    turnover: t("obstacle.turnover", { left: typedAmount(info.turnoverLeft, currency) }),
    balance: t("obstacle.balance", { minimum: typedAmount(info.minimum, currency) }),
    orders: t("obstacle.orders"),
    card: t("obstacle.card", { time: shortTime(new Date(soonest), clock) }),
  }[obstacle];
  const ways = {
    turnover: <Button onClick={() => openPane("bonusDetails")}>{t("obstacle.turnover.way")}</Button>,
    balance: info.giftWaiting !== undefined && (
      <Button onClick={() => openPane("depositv2")}>{auth("account.deposit")}</Button>
    ),
    orders: undefined,
    card: (
      <Button variant="soft" onClick={onAdd}>
        {t("card.other")}
      </Button>
    ),
  };
  return (
    <ActionPane lead={<PlayMoneyLead of="withdraw">{lead}</PlayMoneyLead>} end={<BalanceFigure />} aside={() => recent}>
      {first}
      <GiftNotice of={info} />
      {obstacle === "card" && (
        <Block title={t("card")}>
          <ul className={css.parts}>
            {cards.map((card) => (
              <li key={card.id} className={css.words}>
                <span className={css.partAmount}>{nameOf(card)}</span>
                {card.usableFrom !== undefined && (
                  <span className={css.second}>
                    {t("card.waits", { time: shortTime(new Date(card.usableFrom), clock) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Block>
      )}
      {ways[obstacle] && <div>{ways[obstacle]}</div>}
    </ActionPane>
  );
}
