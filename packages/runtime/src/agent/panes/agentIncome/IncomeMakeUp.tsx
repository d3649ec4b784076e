import type { IncomeResponse, WireIncomeSum } from "@livery/platform/decoders/income.gen.js";
import { SplitBar, type SplitPart } from "@livery/ui/SplitBar/SplitBar.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import type { Period } from "../../../kit/records/periods.ts";
import { incomeName } from "../../incomeName.ts";
import * as css from "./agentIncome.css.ts";
import { incomeParts } from "./incomeParts.ts";
import { IncomeSum } from "./IncomeSum.tsx";

interface IncomeMakeUpProps {
  readonly period: Period;
  readonly response: Pick<IncomeResponse, "sums" | "total">;
  /** The kind whose rows are listed; undefined for all. */
  readonly kind: string | undefined;
  readonly onKind: (kind: string | undefined) => void;
}

/** What a period's income comes to, and the kinds that it is made of; a press on a kind lists only its rows. */
export function IncomeMakeUp({ period, response: { sums, total: count }, kind, onKind }: IncomeMakeUpProps) {
  const { t } = useTranslation("agent/agentIncome");
  const { t: agent } = useTranslation("agent");
  const { total, earned, paid, longest } = incomeParts(sums, kind);
  const partOf = ({ kind: id, amount }: WireIncomeSum): SplitPart => ({
    id,
    label: incomeName(agent, id),
    value: Math.abs(amount),
    text: <Figure of={amount} />,
    tone: Object.hasOwn(tones, id) ? tones[id as keyof typeof tones] : "faint",
  });
  const choice = {
    whole: longest,
    chosen: kind,
    onPart: (pressed: string) => onKind(pressed === kind ? undefined : pressed),
  };
  if (count === 0 && earned.length === 0) return null;
  return (
    <div className={css.makeUp}>
      {total !== undefined && <IncomeSum period={period} total={total} />}
      {earned.length > 0 && <SplitBar label={t("earned")} parts={earned.map(partOf)} {...choice} />}
      {paid.length > 0 && (
        <div className={css.paid}>
          <p className={css.title}>{t("paid")}</p>
          <SplitBar label={t("paid")} parts={paid.map(partOf)} {...choice} />
        </div>
      )}
    </div>
  );
}

const tones = { REFERRAL: "gain", DIVIDEND: "brand", DAILY: "accent", HOURLY: "quiet", REALTIME: "faint" } as const;
