import type { Lottery } from "@livery/platform/lottery.ts";
import { Countdown } from "@livery/ui/Countdown/Countdown.tsx";
import { LotteryCard } from "@livery/ui/LotteryCard/LotteryCard.tsx";
import { LotteryGrid } from "@livery/ui/LotteryCard/LotteryGrid.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";

export interface LotteriesProps {
  readonly lotteries: readonly Lottery[];
  /** When they were loaded, in ms since 1970: their times count from then on, whatever the device's clock shows. */
  readonly at: number;
  /** The button that starts a lottery. */
  readonly action: (lottery: Lottery) => ReactNode;
}

const DAY = 86_400;

/** Lotteries with their latest numbers and the time until the next draw. */
export function Lotteries({ lotteries, at, action }: LotteriesProps) {
  const { t } = useTranslation("lobby");
  const pace = (seconds: number) => {
    if (seconds >= DAY) return t("draw.every.day");
    if (seconds % 60 === 0) return t("draw.every.minutes", { count: seconds / 60 });
    return t("draw.every.seconds", { count: seconds });
  };
  return (
    <LotteryGrid>
      {lotteries.map((lottery) => {
        const { code, name, kind, interval, secondsToDraw, issue, numbers } = lottery;
        return (
          <LotteryCard
            key={code}
            title={name}
            kind={kind}
            note={interval === undefined ? "" : pace(interval)}
            issue={issue === undefined ? undefined : t("draw.issue", { issue })}
            numbers={numbers}
            nextLabel={t("draw.next")}
            next={
              secondsToDraw !== undefined && (
                <Countdown
                  label={`${t("draw.next")}: ${name}`}
                  until={at + secondsToDraw * 1000}
                  dayUnit={t("draw.days")}
                />
              )
            }
            action={action(lottery)}
          />
        );
      })}
    </LotteryGrid>
  );
}
