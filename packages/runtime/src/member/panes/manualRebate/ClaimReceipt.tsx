import { Block } from "@livery/ui/Block/Block.tsx";
import { CopyLine } from "@livery/ui/CopyField/CopyLine.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import type { Claim } from "./cashback.ts";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";
import * as css from "./manualRebate.css.ts";

/** What a claim has paid, with its number. It takes the focus of the button that was pressed, which is gone. */
export function ClaimReceipt({ claim: { id, amount } }: { readonly claim: Claim }) {
  const { t } = useTranslation("member/manualRebate");
  const { t: records } = useTranslation("records");
  const copy = useCopyTexts();
  const currency = useCurrency();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  return (
    <Block title={t("done", { amount: typedAmount(amount, currency) })} titleRef={titleRef}>
      <dl className={css.number}>
        <CopyLine label={records("number")} value={id} {...copy} note={t("done.note")} />
      </dl>
    </Block>
  );
}
