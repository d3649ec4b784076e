import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { CopyLine } from "@livery/ui/CopyField/CopyLine.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useFocusIfLost } from "../../kit/useFocusIfLost.ts";
import { type Exchange, exchangeStatus } from "./exchanges.ts";
import { useCopyTexts } from "../../kit/records/useCopyTexts.ts";
import * as css from "./pointMall.css.ts";

interface RedeemReceiptProps {
  readonly exchange: Exchange;
  readonly onRecords: () => void;
}

/** What was requested, with its number and what happens next. It takes the focus of the form's button. */
export function RedeemReceipt({ exchange: { id, name, type, status }, onRecords }: RedeemReceiptProps) {
  const { t } = useTranslation("pointMall");
  const copy = useCopyTexts();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  const isPaid = type === "BONUS" && exchangeStatus(status) === "approved";
  return (
    <div className={css.spend}>
      <Block level={3} title={t("redeem.done", { name })} titleRef={titleRef}>
        <p className={css.note}>{isPaid ? t("redeem.done.paid") : t("redeem.done.applying")}</p>
        <dl className={css.number}>
          <CopyLine label={t("exchange.number")} value={id} {...copy} />
        </dl>
      </Block>
      <Button variant="soft" block onClick={onRecords}>
        {t("redeem.records")}
      </Button>
    </div>
  );
}
