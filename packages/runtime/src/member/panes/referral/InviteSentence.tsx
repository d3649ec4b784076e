import type { ReferralResponse } from "@livery/platform/decoders/referral.gen.js";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { amountParts } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";

/** What came of inviting, as a person would say it. */
export function InviteSentence({ invited, qualified, earned }: Omit<ReferralResponse, "code">) {
  const { t } = useTranslation("member/referral");
  const currency = useCurrency();
  if (invited <= 0) return <Sentence>{t("none")}</Sentence>;
  const joined = t("joined", { count: invited, number: figure(formatCount(invited)) });
  const outcome =
    qualified > 0
      ? t("qualified", {
          count: qualified,
          number: figure(formatCount(qualified)),
          earned: figure(amountParts(earned, currency, { decimals: "needed" }).digits),
        })
      : t("qualified.none");
  return <Sentence>{`${joined} ${outcome}`}</Sentence>;
}
