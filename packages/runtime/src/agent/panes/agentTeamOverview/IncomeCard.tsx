import type { IncomeResponse } from "@livery/platform/decoders/income.gen.js";
import { type Minor, minor } from "@livery/product/money.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import { amountParts } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { incomeName } from "../../incomeName.ts";
import { useHasAgentPage } from "../../useHasAgentPage.ts";
import * as css from "./agentTeamOverview.css.ts";

interface IncomeCardProps {
  readonly income: Minor;
  /** Its parts, once they are here. */
  readonly sums: IncomeResponse["sums"] | undefined;
  /** What the period before had brought, once it is here. */
  readonly before: Minor | undefined;
  /** The days of the period before, in words. */
  readonly daysBefore: string;
}

/** What the agent earned, against the period before, and what it came from. */
export function IncomeCard({ income, sums, before, daysBefore }: IncomeCardProps) {
  const { t } = useTranslation("agent/agentTeamOverview");
  const { t: agent } = useTranslation("agent");
  const openDialog = useOpenDialog();
  const hasPage = useHasAgentPage();
  const currency = useCurrency();
  const earned = sums?.filter(({ amount }) => amount !== 0);
  const difference = before === undefined ? undefined : income - before;
  const change = Number.isSafeInteger(difference) ? difference : undefined;
  const amount = amountParts(minor(Math.abs(change ?? 0)), currency, { decimals: "needed" }).digits;
  return (
    <Block
      title={t("income")}
      aside={
        hasPage("agentIncome") && (
          <button
            type="button"
            className={parts.way}
            onClick={() => openDialog("agentCentre", { pane: "agentIncome" })}
          >
            {t("income.more")}
          </button>
        )
      }
    >
      <p className={css.income}>
        <Amount of={income} />
      </p>
      <p className={css.change}>
        {change !== undefined &&
          (change === 0
            ? t("change.same", { days: daysBefore })
            : t(change > 0 ? "change.more" : "change.less", { amount, days: daysBefore }))}
      </p>
      {earned?.length === 0 && income === 0 ? (
        <p className={css.none}>{t("income.none")}</p>
      ) : (
        <dl className={css.lines}>
          {earned?.map(({ kind, amount }) => (
            <div key={kind} className={css.line}>
              <dt>{incomeName(agent, kind)}</dt>
              <dd className={css.value}>
                <Figure of={amount} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Block>
  );
}
