import type { RankProgressResponse } from "@livery/platform/decoders/rankProgress.gen.js";
import type { Minor } from "@livery/product/money.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { rankNeeds } from "../../../kit/account/rankNeeds.ts";
import { amountParts } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";

/** What is missing for the next rank, as a person would say it. */
export function RankSentence(progress: Omit<RankProgressResponse, "rank">) {
  const { t } = useTranslation("member/playerRank");
  const currency = useCurrency();
  const { next } = progress;
  const needs = rankNeeds(progress);
  if (!next || !needs) return <Sentence>{t("way.highest")}</Sentence>;
  const said = (amount: Minor) => figure(amountParts(amount, currency, { decimals: "needed" }).digits);
  const [rank, deposit, bets] = [next.name, said(needs.deposit), said(needs.validBet)];
  if (needs.deposit > 0 && needs.validBet > 0) return <Sentence>{t("way.both", { rank, deposit, bets })}</Sentence>;
  if (needs.deposit > 0) return <Sentence>{t("way.deposit", { rank, deposit })}</Sentence>;
  if (needs.validBet > 0) return <Sentence>{t("way.bets", { rank, bets })}</Sentence>;
  return <Sentence>{t("way.done", { rank })}</Sentence>;
}
