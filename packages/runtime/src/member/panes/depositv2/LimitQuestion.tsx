import { setPlayLimit } from "@livery/platform/calls/setPlayLimit.ts";
import { playLimits } from "@livery/platform/calls/playLimits.ts";
import { defined } from "@livery/platform/defined.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { useState } from "react";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { AmountFormField } from "../../../kit/forms/AmountFormField.tsx";
import { ceilingOf } from "../../../kit/data/playLimits.ts";
import { enteredAmount, typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { OfferedPeriods } from "./ownLimit.ts";
import { useDepositTitle } from "./useDepositTitle.ts";

interface LimitQuestionProps {
  readonly periods: OfferedPeriods;
  readonly onAnswered: () => void;
}

/** Before a first deposit, where the brand's market asks for it: does the member want a limit of their own (CO-022)? */
export function LimitQuestion({ periods, onAnswered }: LimitQuestionProps) {
  const { t } = useTranslation("member/depositv2");
  const currency = useCurrency();
  const { playTools = {} } = useSite();
  const [period, setPeriod] = useState(periods[0]);
  const ceiling = ceilingOf(playTools, { kind: "DEPOSIT", period });
  const form = useWriteForm({
    fields: {
      amount: {
        label: t("question.amount"),
        kind: "amount",
        rule: { required: true },
        limits: defined({ maximum: ceiling }),
      },
    },
    write: useWrite(setPlayLimit, { invalidates: [playLimits] }),
    request: ({ amount }) => ({ kind: "DEPOSIT" as const, period, value: enteredAmount(amount, currency) }),
    onDone: onAnswered,
  });
  return (
    <Pane title={useDepositTitle()} lead={t("question.lead")}>
      <div className={parts.result}>
        <WriteForm form={form} label={t("question.title")} submitLabel={t("question.set")}>
          <h4 className={parts.title}>{t("question.title")}</h4>
          <SegmentedControl
            label={t("question.period")}
            options={periods.map((value) => ({ value, label: t(`question.${value}`) }))}
            value={period}
            onValue={setPeriod}
          />
          <AmountFormField
            form={form}
            name="amount"
            hint={ceiling === undefined ? undefined : t("question.ceiling", { most: typedAmount(ceiling, currency) })}
          />
        </WriteForm>
        <Button variant="ghost" size="lg" block disabled={form.sending} onClick={onAnswered}>
          {t("question.none")}
        </Button>
      </div>
    </Pane>
  );
}
