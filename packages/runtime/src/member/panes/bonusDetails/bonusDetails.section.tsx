import { bonuses } from "@livery/platform/calls/bonuses.ts";
import { isOpen } from "@livery/product/gate.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { PeriodField } from "../../../kit/records/PeriodField.tsx";
import * as css from "../../../kit/records/records.css.ts";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { ActiveBonuses } from "./ActiveBonuses.tsx";
import { bonusColumns } from "./bonusColumns.tsx";
import { type Bonus, turnoverLeft } from "./bonusProgress.ts";

/** Bonuses are rarer than bets. */
const USUAL_DAYS = 30;

/** What the active bonuses still ask for, and all bonuses of a period (MC-014, MC-033, PR-029). */
export default function BonusDetails() {
  const { t } = useTranslation("member/bonusDetails");
  const { t: menu } = useTranslation("menu");
  const { t: core } = useTranslation();
  const { features } = useSite();
  const { empty } = useArt();
  const detail = useBonusDetail();
  const { t: records } = useTranslation("records");
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const list = { call: bonuses, request: asked, rowKey: ({ id }: Bonus) => id };
  return (
    <Pane>
      <ActiveBonuses clock={clock} />
      <div className={parts.head}>
        <h4 className={css.heading}>{t("all")}</h4>
        <RecordFile
          {...list}
          name="bonuses"
          columns={[
            { label: t("time"), time: ({ at }) => at },
            { label: t("promotion"), text: ({ promotion }) => promotion },
            { label: t("amount"), amount: ({ amount }) => amount },
            { label: t("needed"), amount: ({ turnoverNeeded }) => turnoverNeeded },
            { label: t("staked"), amount: ({ turnoverDone }) => turnoverDone },
            { label: t("expiry"), time: ({ expiresAt }) => expiresAt },
            { label: t("state"), text: ({ state }) => t(`state.${state}`) },
            { label: records("number"), text: ({ id }) => id },
          ]}
        />
      </div>
      <PeriodField period={period} onPeriod={setPeriod} />
      <Records
        {...list}
        what={menu("pane.bonusDetails")}
        columns={() => bonusColumns(t, clock)}
        detail={detail}
        empty={
          <EmptyState
            level={4}
            title={t("empty.title")}
            art={empty}
            action={
              isOpen({ feature: "promotions" }, { features }) && (
                <ButtonLink href="/promotions">{core("nav.promotions")}</ButtonLink>
              )
            }
          />
        }
      />
    </Pane>
  );
}

/** Shows one bonus in full. */
function useBonusDetail(): (row: Bonus) => RecordDetail {
  const { t } = useTranslation("member/bonusDetails");
  const clock = useSiteClock();
  const currency = useCurrency();
  return (row) => {
    const { id, at, promotion, amount, turnoverNeeded, turnoverDone, state, expiresAt } = row;
    const left = turnoverLeft(row);
    return {
      title: promotion,
      figure: <Amount of={amount} />,
      words:
        state === "ACTIVE" && left !== undefined
          ? t("sum.left", { left: typedAmount(left, currency) })
          : t(`words.${state}`),
      lines: [
        { label: t("state"), value: t(`state.${state}`) },
        { label: t("needed"), value: <Figure of={turnoverNeeded} /> },
        { label: t("staked"), value: <Figure of={turnoverDone} /> },
        { label: t("time"), value: fullTime(new Date(at), clock) },
        ...(expiresAt === undefined ? [] : [{ label: t("expiry"), value: fullTime(new Date(expiresAt), clock) }]),
      ],
      number: id,
    };
  };
}
