import type { Minor } from "@livery/product/money.ts";
import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { FormStep } from "../../../kit/forms/FormStep.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { bonusTerms } from "./bonusTerms.ts";
import type { Bonus } from "./depositData.ts";

interface BonusStepProps {
  readonly bonuses: readonly Bonus[];
  readonly chosen: Bonus | undefined;
  readonly amount: Minor | undefined;
  readonly onBonus: (id: string) => void;
}

/** No bonus, or one of the method's: each says in money what it asks for. */
export function BonusStep({ bonuses, chosen, amount, onBonus }: BonusStepProps) {
  const { t } = useTranslation("member/depositv2");
  const currency = useCurrency();
  const say = (value: Minor) => typedAmount(value, currency);
  const asked = (bonus: Bonus) => {
    const terms = amount === undefined ? undefined : bonusTerms(bonus, amount);
    if (terms) return t("bonus.terms", { extra: say(terms.extra), stake: say(terms.stake) });
    return t("bonus.rule", { times: Number(bonus.turnover.toFixed(2)) });
  };
  return (
    <FormStep number={3} title={t("bonus")}>
      <RadioGroup
        label={t("bonus")}
        labelHidden
        options={[
          { value: "", label: t("bonus.none"), note: t("bonus.free") },
          // A bonus without an id cannot be asked for.
          ...bonuses
            .filter(({ id }) => id !== "")
            .map((bonus) => ({ value: bonus.id, label: bonus.title, note: asked(bonus) })),
        ]}
        value={chosen?.id ?? ""}
        onValue={onBonus}
      />
    </FormStep>
  );
}
