import type { PlayStatementResponse } from "@livery/platform/decoders/playStatement.gen.js";
import type { Minor } from "@livery/product/money.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { amountParts } from "../kit/money/formatAmount.ts";
import { useCurrency } from "../kit/money/useCurrency.ts";
import { periodText } from "../kit/records/periods.ts";
import { figure, Sentence } from "../kit/Sentence.tsx";
import { useLanguage } from "../site/language.ts";

/** What came of a period of play, as a person would say it. A gain and a loss have the same tone. */
export function StatementSum({ statement }: { readonly statement: PlayStatementResponse }) {
  const { t } = useTranslation("member");
  const { language } = useLanguage();
  const currency = useCurrency();
  const say = (amount: Minor) => figure(amountParts(amount, currency, { decimals: "needed" }).digits);
  const { stakes, wins, net } = statement;
  const period = periodText(statement, language);
  if (stakes === 0 && wins === 0) return <Sentence>{t("statement.none", { period })}</Sentence>;
  // Without its sign, which the words say.
  const size = say(net);
  const result =
    net === 0 ? t("statement.even") : net > 0 ? t("statement.won", { net: size }) : t("statement.lost", { net: size });
  return <Sentence>{`${t("statement.sum", { period, stake: say(stakes), payout: say(wins) })} ${result}`}</Sentence>;
}
