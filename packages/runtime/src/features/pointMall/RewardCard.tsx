import { Button } from "@livery/ui/Button/Button.tsx";
import { LazyImage } from "@livery/ui/LazyImage/LazyImage.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatCount } from "../../kit/formatCount.ts";
import { formatAmount } from "../../kit/money/formatAmount.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./pointMall.css.ts";
import { countedPoints } from "./points.ts";
import type { obstacleOf, Reward } from "./rewards.ts";

interface RewardCardProps {
  readonly reward: Reward;
  readonly obstacle: ReturnType<typeof obstacleOf>;
  readonly onRedeem: () => void;
}

/** A reward with its picture, its price in points and what they are worth, what it asks for, and how many are left. */
export function RewardCard({ reward, obstacle, onRedeem }: RewardCardProps) {
  const { t } = useTranslation("pointMall");
  const { play } = useSite();
  const currency = useCurrency();
  const picture = usePicture();
  const nameId = useId();
  const reasonId = useId();
  const { name, image, points, worth, amount, stock } = reward;
  const deposit = t(`deposits.${play}`);
  const money = (of: typeof worth) => formatAmount(of, currency, { decimals: "needed" });
  const reason = () => {
    if (obstacle?.id === "points") return t("obstacle.points", countedPoints(obstacle.points));
    if (obstacle?.id === "deposits") return t("obstacle.deposits", { deposit, amount: money(obstacle.amount) });
    return obstacle && t("obstacle.soldOut");
  };
  return (
    <article aria-labelledby={nameId} className={css.article}>
      <Panel className={css.card}>
        <div className={css.picture}>
          <LazyImage className={css.art} src={picture(image)} alt="" width={320} height={180} />
        </div>
        <div className={css.words}>
          <h2 className={css.name} id={nameId}>
            {name}
          </h2>
          <p className={css.price}>
            <strong className={css.points}>{t("points", countedPoints(points))}</strong>{" "}
            <span>{t("worth", { amount: money(worth) })}</span>
          </p>
          <ul className={css.facts}>
            <li>
              {amount > 0 ? t("reward.needs", { deposit, amount: money(amount) }) : t("reward.needs.none", { deposit })}
            </li>
            <li>
              {stock === undefined
                ? t("reward.stock.unlimited")
                : t("reward.stock", { count: stock, number: formatCount(Math.max(0, stock)) })}
            </li>
          </ul>
          <div className={css.act}>
            <Button
              block
              variant="soft"
              disabled={obstacle !== undefined}
              aria-describedby={obstacle && reasonId}
              onClick={onRedeem}
            >
              {t("reward.redeem")}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
            <p className={css.reason} id={reasonId}>
              {reason()}
            </p>
          </div>
        </div>
      </Panel>
    </article>
  );
}
