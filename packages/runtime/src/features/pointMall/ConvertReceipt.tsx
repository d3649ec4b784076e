import { Block } from "@livery/ui/Block/Block.tsx";
import { CopyLine } from "@livery/ui/CopyField/CopyLine.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { typedAmount } from "../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { useFocusIfLost } from "../../kit/useFocusIfLost.ts";
import type { Conversion } from "./mallData.ts";
import { useCopyTexts } from "../../kit/records/useCopyTexts.ts";
import * as css from "./pointMall.css.ts";
import { countedPoints } from "./points.ts";

/** What was paid for the points, with its number. It takes the focus of the form's button. */
export function ConvertReceipt({ conversion: { id, amount, points } }: { readonly conversion: Conversion }) {
  const { t } = useTranslation("pointMall");
  const copy = useCopyTexts();
  const currency = useCurrency();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  return (
    <Block level={3} title={t("convert.done", { amount: typedAmount(amount, currency) })} titleRef={titleRef}>
      <p className={css.note}>
        {t("convert.done.note")} {t("convert.left", countedPoints(points))}
      </p>
      <dl className={css.number}>
        <CopyLine label={t("exchange.number")} value={id} {...copy} />
      </dl>
    </Block>
  );
}
