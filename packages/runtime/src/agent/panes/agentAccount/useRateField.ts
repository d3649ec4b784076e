import { useController } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { percentLimits, readPercent } from "../../../kit/forms/formAmounts.ts";
import type { FormControls } from "../../../kit/forms/formControls.ts";
import type { FormFieldSpec } from "../../../kit/forms/formField.ts";
import { percentText } from "../../../kit/percentText.ts";

/** The field of a rate that an agent gives: not above its own, in percent. */
export function useRateField(own: number | undefined): FormFieldSpec {
  const { t } = useTranslation("agent/agentAccount");
  const most = own === undefined ? t("rate.high") : t("rate.most", { most: percentText(own) });
  return {
    label: t("rate"),
    kind: "percent",
    rule: { required: true },
    limits: percentLimits({ most: own }),
    texts: {
      in_required: t("rate.missing"),
      "fault.amount": t("rate.wrong"),
      "fault.amountPrecise": t("rate.precise"),
      "fault.amountHigh": most,
      RATE_TOO_HIGH: most,
    },
  };
}

/** What is left for the agent of what is typed: "You give 3% of your 4.5%; 1.5% is left for you." */
export function useRateHint(form: Pick<FormControls<"rate">, "control">, own: number | undefined): string | undefined {
  const { t } = useTranslation("agent/agentAccount");
  const { field } = useController({ control: form.control, name: "rate" });
  const given = readPercent(String(field.value ?? ""));
  if (own === undefined || given === undefined || given > own) return undefined;
  return t("rate.split", { own: percentText(own), given: percentText(given), left: percentText(own - given) });
}
