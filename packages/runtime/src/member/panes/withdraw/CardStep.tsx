import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePane } from "../../../kit/centre/PaneContext.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { FormStep } from "../../../kit/forms/FormStep.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { useTimeZone } from "../../../kit/siteClock.ts";
import type { Card } from "../../payout/payoutData.ts";
import { useCardName } from "../../payout/useCardName.ts";
import { isUsable } from "./withdrawalTerms.ts";

interface CardStepProps {
  readonly cards: readonly Card[];
  readonly card: Card;
  /** In ms since 1970. */
  readonly now: number;
  readonly onCard: (id: string) => void;
  readonly onAdd: () => void;
}

/** Where the money goes. A card that has to wait says until when (CO-036). */
export function CardStep({ cards, card, now, onCard, onAdd }: CardStepProps) {
  const { t } = useTranslation("member/withdraw");
  const { back } = usePane();
  const nameOf = useCardName();
  const timeZone = useTimeZone();
  const noteOf = (one: Card): string => {
    if (one.usableFrom !== undefined && !isUsable(one, now))
      return t("card.waits", { time: shortTime(new Date(one.usableFrom), { now: new Date(now), timeZone }) });
    return [one.holder, one.isDefault && t("card.usedLast")].filter(Boolean).join(" · ");
  };
  return (
    <FormStep number={1} title={t("card")}>
      <RadioGroup
        label={t("card")}
        labelHidden
        look={back ? "list" : "cards"}
        options={cards.map((one) => ({
          value: one.id,
          label: nameOf(one),
          note: noteOf(one) || undefined,
          icon: one.kind === "BANK" ? "bank" : "coin",
          disabled: !isUsable(one, now),
        }))}
        value={card.id}
        onValue={onCard}
      />
      <button type="button" className={parts.way} onClick={onAdd}>
        {t("card.other")}
      </button>
    </FormStep>
  );
}
