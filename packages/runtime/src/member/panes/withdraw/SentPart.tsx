import { LazyImage } from "@livery/ui/LazyImage/LazyImage.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { usePicture } from "../../../kit/pictures/usePicture.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import * as css from "./withdraw.css.ts";
import type { Part } from "./withdrawData.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** A part that was sent, with the picture that proves it, which opens large. */
export function SentPart({ part: { amount, state, sentAt, proofImage, remark } }: { readonly part: Part }) {
  const { t } = useTranslation("member/withdraw");
  const currency = useCurrency();
  const clock = useSiteClock();
  const picture = usePicture()(proofImage);
  const said = typedAmount(amount, currency);
  return (
    <li className={css.part}>
      <a className={css.proof} href={picture} target="_blank" rel="noopener noreferrer">
        <LazyImage src={picture} alt={t("part.proof", { amount: said })} width={64} height={64} />
      </a>
      <div className={css.words}>
        <span className={css.partAmount}>{t("part.sent", { amount: said })}</span>
        <span className={css.second}>
          {shortTime(new Date(sentAt), clock)} · {t(`part.${state}`)}
        </span>
        {remark !== undefined && <span className={css.second}>{remark}</span>}
      </div>
    </li>
  );
}
