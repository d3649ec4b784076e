import { confirmWithdrawal } from "@livery/platform/calls/confirmWithdrawal.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useId, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { MissingForm } from "./MissingForm.tsx";
import * as css from "./withdraw.css.ts";
import { changedByOrders, type Part } from "./withdrawData.ts";

interface PartAnswerProps {
  /** The order's. */
  readonly id: string;
  readonly part: Part;
}

/** Received, or not received with a proof. Neither is suggested: both look alike. */
export function PartAnswer({ id, part }: PartAnswerProps) {
  const { t } = useTranslation("member/withdraw");
  const currency = useCurrency();
  const formId = useId();
  const [isMissing, setMissing] = useState(false);
  const form = useWriteForm({
    fields: {},
    write: useWrite(confirmWithdrawal, {
      invalidates: changedByOrders,
      remembers: ({ id: of, received }) => ({ id: of, received }),
      // The next part is another question.
      scope: `${id} ${part.sentAt}`,
    }),
    request: () => ({ id, received: true }),
    texts: { ORDER_STATE: t("refused.state") },
  });
  if (isMissing) return <MissingForm id={id} part={part} onLeave={() => setMissing(false)} />;
  const label = t("confirm.yes");
  return (
    <>
      <MoneyForm id={formId} form={form} label={t("confirm")}>
        <div className={css.answers}>
          <Button variant="soft" icon="close" block disabled={form.sending} onClick={() => setMissing(true)}>
            {t("confirm.no")}
          </Button>
          <Button
            type="submit"
            variant="soft"
            icon="check"
            block
            loading={form.sending}
            aria-label={t("confirm.yes.label", { amount: typedAmount(part.amount, currency) })}
          >
            {label}
          </Button>
        </div>
      </MoneyForm>
      <MoneyMessage form={form} />
      {form.unknown && <MoneyButton id={formId} form={form} label={label} />}
    </>
  );
}
