import { Block } from "@livery/ui/Block/Block.tsx";
import { Countdown } from "@livery/ui/Countdown/Countdown.tsx";
import { Progress } from "@livery/ui/Progress/Progress.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { platformNow } from "../../../kit/platformClock.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { Card } from "../../payout/payoutData.ts";
import { useCardName } from "../../payout/useCardName.ts";
import { forcedAt, openPart } from "./confirmationParts.ts";
import { PartAnswer } from "./PartAnswer.tsx";
import { SentPart } from "./SentPart.tsx";
import * as css from "./withdraw.css.ts";
import { type Confirmation, confirmationAtom } from "./withdrawData.ts";

interface ConfirmationBlockProps {
  /** The order's. */
  readonly id: string;
  readonly card: Card;
}

/** An order that is paid in parts: did the last one arrive (WA-012 … WA-019)? */
export function ConfirmationBlock({ id, card }: ConfirmationBlockProps) {
  const { t } = useTranslation("member/withdraw");
  const call = useQueryResult(confirmationAtom(id));
  return (
    <CallView
      call={call}
      what={t("confirm")}
      form="row"
      skeleton={
        <div className={css.waiting}>
          <Skeleton shape="fill" />
        </div>
      }
    >
      {(confirmation) => <Parts confirmation={confirmation} card={card} onDue={call.retry} />}
    </CallView>
  );
}

interface PartsProps {
  readonly confirmation: Confirmation;
  readonly card: Card;
  /** The member's time is over, so the platform has something new to say. */
  readonly onDue: () => void;
}

function Parts({ confirmation, card, onDue }: PartsProps) {
  const { t } = useTranslation("member/withdraw");
  const { constants } = useSite();
  const currency = useCurrency();
  const nameOf = useCardName();
  const { id, amount, amountReceived, remainder, parts: sent } = confirmation;
  const say = (value: typeof amount) => typedAmount(value, currency);
  const waiting = openPart(confirmation);
  const title = waiting
    ? t("confirm.title", { amount: say(amount), part: say(waiting.amount) })
    : t(remainder > 0 ? "confirm.nextPart" : "confirm.allPaid", { amount: say(amount) });
  // Its answers go once one is given.
  const titleRef = useFocusIfLost<HTMLHeadingElement>(title);
  const received = t("confirm.received", { amount: say(amountReceived) });
  return (
    <Block
      title={title}
      titleRef={titleRef}
      aside={
        waiting && (
          <span className={css.remaining}>
            <Countdown
              label={t("confirm.left")}
              dayUnit={t("confirm.day")}
              until={forcedAt(waiting, constants.withdrawalAutoReceive)}
              now={platformNow}
              onEnd={onDue}
            />
          </span>
        )
      }
    >
      <p className={parts.note}>{nameOf(card)}</p>
      <Progress
        label={t("confirm.progress")}
        value={amountReceived}
        max={amount}
        valueText={received}
        notes={{ start: received, end: t("confirm.remainder", { amount: say(remainder) }) }}
      />
      <ol className={css.parts}>
        {sent.map((part) => (
          <SentPart key={part.sentAt + part.proofImage} part={part} />
        ))}
      </ol>
      {waiting && (
        <>
          <PartAnswer key={waiting.sentAt} id={id} part={waiting} />
          <p className={css.forced}>{t("confirm.forced")}</p>
        </>
      )}
    </Block>
  );
}
