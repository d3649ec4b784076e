import { type ContractKind, contractFields, contractPeriods, contractRates } from "@livery/product/contractKinds.ts";
import { defined } from "@livery/platform/defined.ts";
import { readPercent } from "../../kit/forms/formAmounts.ts";
import type { Entered } from "../../kit/forms/formField.ts";
import { parseAmount } from "../../kit/money/parseAmount.ts";
import type { Currency } from "../../kit/money/useCurrency.ts";
import type { Terms } from "./contractData.ts";

export type TermName = keyof Terms;

/** The terms that a form of a kind asks for, in the order of its contract. Only a dividend has a choice of periods. */
export function termNames(kind: ContractKind): readonly TermName[] {
  const { needs, takes } = contractFields[kind];
  return [...needs, ...takes].filter((name) => name !== "period" || kind === "dividend");
}

/** The highest rates that an agent can pay: its own rate, and what its own contract of the kind pays. */
export function highestRates(kind: ContractKind, own: Terms | undefined, rate: number | undefined): Terms {
  const most = contractRates[kind].map((name) => {
    const known = [own?.[name], rate].filter((one) => one !== undefined);
    return [name, known.length === 0 ? undefined : Math.min(...known)] as const;
  });
  return defined(Object.fromEntries(most)) as Terms;
}

const COUNT = /^\d{1,6}$/u;

/** The terms that were typed so far: what is empty, or not what its field takes, is left out. */
export function typedTerms(kind: ContractKind, values: Entered<TermName>, currency: Currency): Terms {
  const rates = contractRates[kind].map((name) => [name, readPercent(values[name])] as const);
  const amounts = (["periodValidBet", "periodProfitLoss", "betAmount", "singleBet"] as const).map((name) => {
    const parsed = parseAmount(values[name] ?? "", currency);
    return [name, parsed.ok && parsed.amount > 0 ? parsed.amount : undefined] as const;
  });
  const count = (values.activeMembers ?? "").normalize("NFKC");
  const typed = {
    period: contractPeriods.find((one) => one === values.period),
    ...Object.fromEntries([...rates, ...amounts]),
    activeMembers: COUNT.test(count) ? Number(count) : undefined,
    endsAt: values.endsAt || undefined,
  };
  const names: readonly string[] = termNames(kind);
  return defined(Object.fromEntries(Object.entries(typed).filter(([name]) => names.includes(name)))) as Terms;
}
