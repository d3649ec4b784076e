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
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";
import * as css from "./transferUpline.css.ts";
import type { Transfer } from "./uplineData.ts";
import { UplineRecords } from "./UplineRecords.tsx";

interface ReceiptPaneProps {
  readonly transfer: Transfer;
  readonly onLeave: () => void;
}

/** A transfer that was just made. Who received it is what the platform says, not what the form said before. */
export function ReceiptPane({ transfer: { id, to, amount, at, remark, balance }, onLeave }: ReceiptPaneProps) {
  const { t } = useTranslation("member/transferUpline");
  const { t: records } = useTranslation("records");
  const copy = useCopyTexts();
  const currency = useCurrency();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  return (
    <ActionPane
      end={<BalanceFigure />}
      aside={() => (
        <Summary
          title={t("receipt")}
          lines={[
            { label: t("time"), value: fullTime(new Date(at)) },
            { label: t("to"), value: to },
            ...(remark ? [{ label: t("remark"), value: remark }] : []),
            ...(balance === undefined ? [] : [{ label: t("after"), value: <Amount of={balance} /> }]),
          ]}
          result={{ label: t("amount"), value: <Amount of={amount} /> }}
        />
      )}
      below={<UplineRecords />}
    >
      <Block title={t("done", { upline: to, amount: typedAmount(amount, currency) })} titleRef={titleRef}>
        <dl className={css.number}>
          <CopyLine label={records("number")} value={id} {...copy} note={t("done.text")} />
        </dl>
      </Block>
      <Button variant="ghost" block onClick={onLeave}>
        {t("receipt.leave")}
      </Button>
    </ActionPane>
  );
}
