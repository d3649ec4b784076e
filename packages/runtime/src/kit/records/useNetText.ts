import { type Minor, minor } from "@livery/product/money.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { typedAmount } from "../forms/formAmounts.ts";
import { useCurrency } from "../money/useCurrency.ts";
import { figure } from "../Sentence.tsx";

/** Who won or lost: the reader, several members, or one member of whom the reader is the agent. */
export type NetOf = "own" | "team" | "member";

/** Says in a sentence what somebody won or lost. A gain and a loss have the same tone. */
export function useNetText(): (net: Minor, whose: NetOf) => string {
  const { t } = useTranslation("records");
  const currency = useCurrency();
  return (net, whose) => {
    if (net === 0) return t(`net.${whose}.even`);
    const size = figure(typedAmount(minor(Math.abs(net)), currency));
    return net > 0 ? t(`net.${whose}.won`, { net: size }) : t(`net.${whose}.lost`, { net: size });
  };
}
