import { SplitBar } from "@livery/ui/SplitBar/SplitBar.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import * as css from "./personalProfit.css.ts";
import { bridgeOf, type Sums } from "./profit.ts";

const tones = { payout: "brand", bonus: "accent", rebate: "gain" } as const;

/** What came back over what was staked, by one scale, and the difference. The bars repeat the figures beside them. */
export function ProfitBridge({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation("member/personalProfit");
  const bridge = bridgeOf(sums);
  if (!bridge) return null;
  const { received, parts, longest } = bridge;
  return (
    <dl className={css.bridge}>
      <div className={css.bridgeLine}>
        <dt>{t("received")}</dt>
        <dd className={css.bridgeValue}>
          <Amount of={received} />
        </dd>
        <dd className={css.bar}>
          <SplitBar
            label={t("received")}
            parts={parts.map(({ id, amount }) => ({
              id,
              label: t(id),
              value: amount,
              text: <Figure of={amount} decimals="needed" />,
              tone: tones[id],
            }))}
            whole={longest}
            legend={parts.length > 1 ? "inline" : "none"}
          />
        </dd>
      </div>
      <div className={css.bridgeLine}>
        <dt>{t("staked")}</dt>
        <dd className={css.bridgeValue}>
          <Amount of={sums.validBet} />
        </dd>
        <dd className={css.bar}>
          <SplitBar
            label={t("staked")}
            parts={[{ id: "staked", label: t("staked"), value: sums.validBet, text: undefined, tone: "quiet" }]}
            whole={longest}
            legend="none"
          />
        </dd>
      </div>
      <div className={css.net}>
        <dt>{t("net")}</dt>
        <dd className={css.bridgeValue}>
          <Figure of={sums.net} won />
        </dd>
      </div>
    </dl>
  );
}
