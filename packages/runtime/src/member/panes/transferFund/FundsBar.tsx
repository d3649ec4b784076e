import type { Minor } from "@livery/product/money.ts";
import { SplitBar, type SplitPart } from "@livery/ui/SplitBar/SplitBar.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { amountParts } from "../../../kit/money/formatAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import * as css from "./transferFund.css.ts";
import type { Funds } from "./walletData.ts";
import { sumOf } from "./wallets.ts";

interface FundsBarProps {
  readonly funds: Funds;
  readonly isSingle: boolean;
}

/** How much money there is, and where (WA-006). What is held for withdrawals is not part of the total. */
export function FundsBar({ funds: { total, main, held, vendors }, isSingle }: FundsBarProps) {
  const { t } = useTranslation("member/transferFund");
  const currency = useCurrency();
  const said = (amount: Minor) => {
    const { sign, digits } = amountParts(amount, currency, { decimals: "needed" });
    return figure(sign + digits);
  };
  const part = (
    id: "available" | "main" | "providers" | "held",
    amount: Minor | undefined,
    tone: SplitPart["tone"],
  ): SplitPart => ({
    id,
    label: t(id),
    value: amount ?? 0,
    text: amount === undefined ? "–" : <Amount of={amount} />,
    tone,
  });
  const own = isSingle
    ? [part("available", total, "brand")]
    : [part("main", main, "brand"), part("providers", sumOf(vendors), "accent")];
  return (
    <div className={css.part}>
      <Sentence>
        {[t("sum", { total: said(total) }), held > 0 && t("sum.held", { held: said(held) })].filter(Boolean).join(" ")}
      </Sentence>
      <SplitBar label={t("bar")} parts={[...own, part("held", held, "quiet")]} />
    </div>
  );
}
