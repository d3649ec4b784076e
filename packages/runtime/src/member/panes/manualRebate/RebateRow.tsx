import { Button } from "@livery/ui/Button/Button.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import type { Rebate } from "./cashback.ts";
import * as css from "./manualRebate.css.ts";

interface RebateRowProps {
  readonly rebate: Rebate;
  readonly name: string;
  readonly sending: boolean;
  /** Ahead of sending the form around it. */
  readonly onClaim: () => void;
}

/** The cashback of a game type, how it comes about, and its button where there is something to claim. */
export function RebateRow({ rebate: { validBet, rate, amount }, name, sending, onClaim }: RebateRowProps) {
  const { t } = useTranslation("member/manualRebate");
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.terms}>
          {t("validBet")} <Figure of={validBet} decimals="needed" /> · {Number(rate.toFixed(2))}%
        </span>
      </div>
      <span className={css.amount}>
        <Figure of={amount} />
      </span>
      <div>
        {amount > 0 && (
          <Button type="submit" size="sm" variant="soft" block loading={sending} onClick={onClaim}>
            {t("claim")} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
