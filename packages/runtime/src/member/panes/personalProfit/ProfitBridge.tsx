import { classNames } from "@livery/ui/classNames.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import * as css from "./personalProfit.css.ts";
import { bridgeOf, type Sums } from "./profit.ts";

/** What came back over what was staked, by one scale, and the difference. The bars repeat the figures beside them. */
export function ProfitBridge({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation("member/personalProfit");
  const bridge = bridgeOf(sums);
  if (!bridge) return null;
  const { received, parts, staked } = bridge;
  return (
    <dl className={css.bridge}>
      <div className={css.bridgeLine}>
        <dt>{t("received")}</dt>
        <dd className={css.bridgeValue}>
          <Amount of={received} />
        </dd>
        <dd className={css.track} aria-hidden="true">
          {parts.map(({ id, share }) => (
            <span key={id} className={css.segment[id]} style={{ width: `${share * 100}%` }} />
          ))}
        </dd>
        {parts.length > 1 && (
          <dd className={css.legend}>
            {parts.map(({ id, amount }) => (
              <span key={id} className={css.key}>
                <span className={classNames(css.swatch, css.segment[id])} aria-hidden="true" />
                {t(id)} <Figure of={amount} decimals="needed" />
              </span>
            ))}
          </dd>
        )}
      </div>
      <div className={css.bridgeLine}>
        <dt>{t("staked")}</dt>
        <dd className={css.bridgeValue}>
          <Amount of={sums.validBet} />
        </dd>
        <dd className={css.track} aria-hidden="true">
          <span className={css.segment.staked} style={{ width: `${staked * 100}%` }} />
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
