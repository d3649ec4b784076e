import { gameTypes } from "@livery/product/gameTypes.ts";
import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useGameTypeName } from "../../kit/menus/useGameTypeName.ts";
import { formatAmount } from "../../kit/money/formatAmount.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { HeadedSection } from "../../kit/page/HeadedSection.tsx";
import { useSite } from "../../site/SiteContext.ts";
import type { Terms } from "./mallData.ts";
import * as css from "./pointMall.css.ts";
import { countedPoints, formatPoints, formatRate } from "./points.ts";

interface RulesProps {
  /** The platform's terms; without them the brand's own rates show. */
  readonly terms?: Terms | undefined;
}

/** How points are earned and used (PM-014), and the rate of each game type (PM-015). */
export function Rules({ terms }: RulesProps) {
  const { t } = useTranslation("pointMall");
  const { play, pointRates, gameTypes: offered } = useSite();
  const currency = useCurrency();
  const nameOf = useGameTypeName();
  const money = (amount: Terms["per"]) => formatAmount(amount, currency, { decimals: "needed" });
  const rateOf = (id: string): number | undefined =>
    terms ? terms.rates.find(({ gameType }) => gameType === id)?.rate : pointRates[id as keyof typeof pointRates];
  const deposit = t(`deposits.${play}`);
  const rules = [
    t(`rules.earn.${play}`),
    t("rules.expiry"),
    ...(terms
      ? [
          t("rules.worth", { ...countedPoints(terms.points), amount: money(terms.worth) }),
          t("rules.convert", {
            least: formatPoints(terms.minimum),
            highest: formatPoints(terms.maximum),
            step: formatPoints(terms.step),
          }),
        ]
      : []),
    t("rules.gifts"),
  ];
  return (
    <HeadedSection title={t("rules.title")}>
      <Panel padded>
        <Accordion
          openId="rules"
          items={[
            {
              id: "rules",
              title: t("rules"),
              content: (
                <ul className={css.rules}>
                  {rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              ),
            },
            {
              id: "rates",
              title: t("rates"),
              content: (
                <div className={css.rates}>
                  <p>{terms ? t("rates.leadPer", { amount: money(terms.per) }) : t("rates.lead")}</p>
                  <DataTable
                    caption={t("rates")}
                    rows={gameTypes.filter(({ id }) => offered.includes(id))}
                    rowKey={({ id }) => id}
                    empty={null}
                    columns={[
                      { id: "type", label: t("rates.type"), cell: ({ id }) => nameOf(id) },
                      {
                        id: "rate",
                        label: t("rates.rate"),
                        align: "end",
                        cell: ({ id }) => {
                          const rate = rateOf(id);
                          return rate === undefined ? "-" : formatRate(rate);
                        },
                      },
                    ]}
                  />
                  {terms && (
                    <p>
                      {t("rates.deposit", { deposit, amount: money(terms.per), rate: formatRate(terms.depositRate) })}
                    </p>
                  )}
                </div>
              ),
            },
          ]}
        />
      </Panel>
    </HeadedSection>
  );
}
