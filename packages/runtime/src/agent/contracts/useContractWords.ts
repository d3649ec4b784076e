import { type ContractCondition, contractConditions } from "@livery/product/contractAmount.ts";
import { contractRates, type ContractKind } from "@livery/product/contractKinds.ts";
import { minor } from "@livery/product/money.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatCount } from "../../kit/formatCount.ts";
import { typedAmount } from "../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { percentText } from "../../kit/percentText.ts";
import { figure } from "../../kit/Sentence.tsx";
import type { Contract, Terms } from "./contractData.ts";

/** What one kind of contracts says of itself. */
export function useContractWords(kind: ContractKind) {
  const { t } = useTranslation("contracts");
  const currency = useCurrency();
  const say = (amount: number) => typedAmount(minor(amount), currency);
  const every = ({ period = "D" }: Terms) => t(`every.${period}`);
  /** Both rates of a real-time salary: for bets lost, and for the others. */
  const rates = (terms: Terms) =>
    contractRates[kind]
      .toReversed()
      .map((name) => percentText(terms[name] ?? 0))
      .join(" / ");
  const condition = ({ field, needed }: ContractCondition): string =>
    field === "activeMembers"
      ? t(`condition.${field}`, { count: needed, number: formatCount(needed) })
      : t(`condition.${field}`, { amount: say(needed) });
  const until = ({ endsAt }: Terms) => (endsAt === undefined ? "" : t("until", { day: endsAt.replaceAll("-", ".") }));
  return {
    rates,
    condition,
    until,
    /** All that limits what is paid, in one line; empty without conditions and end. */
    conditions(terms: Terms): string {
      const { singleBet } = terms;
      const bet = singleBet ? t("singleBet", { amount: say(singleBet) }) : "";
      return [...contractConditions(terms).map(condition), bet, until(terms)].filter(Boolean).join(" · ");
    },
    /** What a contract pays whom, for a `Sentence`. */
    sentence({ own, account, terms }: Pick<Contract, "own" | "account" | "terms">): string {
      const values = {
        account,
        rate: figure(percentText(terms.rate ?? 0)),
        lossRate: figure(percentText(terms.lossRate ?? 0)),
        profitRate: figure(percentText(terms.profitRate ?? 0)),
        every: every(terms),
      };
      return t(`lead.${own ? "own" : "paid"}.${kind}`, values);
    },
    /** A contract's terms in a row. */
    short(terms: Terms): string {
      const what = kind === "dividend" ? [rates(terms), every(terms)] : [rates(terms)];
      return [what.join(" "), until(terms)].filter(Boolean).join(" · ");
    },
    /** A figure of a condition: an amount or a number of members. */
    reached: (field: ContractCondition["field"], value: number) =>
      field === "activeMembers" ? formatCount(value) : say(value),
    /** All terms, line by line. */
    lines(terms: Terms): { readonly label: string; readonly value: string }[] {
      const { period, periodValidBet, periodProfitLoss, activeMembers, betAmount, singleBet, endsAt } = terms;
      const line = (name: keyof Terms, value: string | undefined) =>
        value === undefined ? [] : [{ label: t(`field.${name}`), value }];
      const from = (amount: number | undefined) => amount && t("atLeast", { amount: say(amount) });
      return [
        ...line("period", kind === "dividend" && period ? t(`period.${period}`) : undefined),
        ...contractRates[kind].flatMap((name) => line(name, percentText(terms[name] ?? 0))),
        ...line("periodValidBet", from(periodValidBet) || undefined),
        ...line("periodProfitLoss", from(periodProfitLoss) || undefined),
        ...line("activeMembers", activeMembers ? t("atLeast", { amount: formatCount(activeMembers) }) : undefined),
        ...line("betAmount", from(betAmount) || undefined),
        ...line("singleBet", from(singleBet) || undefined),
        ...line("endsAt", endsAt?.replaceAll("-", ".")),
      ];
    },
  };
}
