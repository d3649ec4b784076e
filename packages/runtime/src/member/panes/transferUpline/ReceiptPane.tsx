import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { CopyLine } from "@livery/ui/CopyField/CopyLine.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";
import { transferLines } from "../../../kit/transfers/transferLines.tsx";
import * as css from "./transferUpline.css.ts";
import type { Transfer } from "./uplineData.ts";
import { UplineRecords } from "./UplineRecords.tsx";
import { useSiteClock } from "../../../kit/siteClock.ts";

interface ReceiptPaneProps {
  readonly transfer: Transfer;
  readonly onLeave: () => void;
}

/** A transfer that was just made. Who received it is what the platform says, not what the form said before. */
export function ReceiptPane({ transfer, onLeave }: ReceiptPaneProps) {
  const { id, to, amount } = transfer;
  const { t } = useTranslation("member/transferUpline");
  const { t: records } = useTranslation("records");
  const copy = useCopyTexts();
  const currency = useCurrency();
  const clock = useSiteClock();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  return (
    <ActionPane
      end={<BalanceFigure />}
      aside={() => (
        <Summary
          title={records("transfer.receipt")}
          lines={[{ label: records("transfer.to"), value: to }, ...transferLines(records, transfer, clock)]}
          result={{ label: records("transfer.amount"), value: <Amount of={amount} /> }}
        />
      )}
      below={<UplineRecords />}
    >
      <Block
        title={records("transfer.done", { receiver: to, amount: typedAmount(amount, currency) })}
        titleRef={titleRef}
      >
        <dl className={css.number}>
          <CopyLine label={records("number")} value={id} {...copy} note={records("transfer.done.text")} />
        </dl>
      </Block>
      <Button variant="ghost" block onClick={onLeave}>
        {t("receipt.leave")}
      </Button>
    </ActionPane>
  );
}
