import { requestContract } from "@livery/platform/calls/requestContract.ts";
import { type ContractKind, contractFields } from "@livery/product/contractKinds.ts";
import { dayIn } from "@livery/product/timeZone.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { FormControls } from "../../kit/forms/formControls.ts";
import type { Faults, FormFields, FormFieldSpec } from "../../kit/forms/formField.ts";
import { percentLimits } from "../../kit/forms/formAmounts.ts";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { useWrite } from "../../kit/writes/useWrite.ts";
import { percentText } from "../../kit/percentText.ts";
import { changedByContracts, type Contract, type Terms } from "./contractData.ts";
import { type TermName, termNames, typedTerms } from "./requestTerms.ts";
import { useTimeZone } from "../../kit/siteClock.ts";

export type RequestField = TermName | "account";

const looks: Readonly<Record<TermName, FormFieldSpec["kind"]>> = {
  period: "text",
  rate: "percent",
  profitRate: "percent",
  lossRate: "percent",
  periodValidBet: "amount",
  periodProfitLoss: "amount",
  activeMembers: "digits",
  betAmount: "amount",
  singleBet: "amount",
  endsAt: "text",
};

/** In percent. */
const WHOLE = 100;

/** Digits only (VF-P05): as many members as a platform takes. */
const COUNT = { patternId: 5, minLength: 1, maxLength: 6 } as const;
/** Year, month and day. */
const DAY = { patternId: 12 } as const;

interface RequestFormOptions {
  readonly kind: ContractKind;
  /** The other party. */
  readonly account: string;
  /** The highest rates, if the agent would pay this contract and they are known. */
  readonly most: Terms | undefined;
  readonly onSent: (contract: Contract) => void;
}

/** The form of a new contract: the terms of its kind (AG-027, AG-028), which the platform judges again. */
export function useRequestForm({ kind, account, most, onSent }: RequestFormOptions): FormControls<RequestField> {
  const { t } = useTranslation("contracts");
  const currency = useCurrency();
  const timeZone = useTimeZone();
  const { needs } = contractFields[kind];
  const write = useWrite(requestContract, { invalidates: changedByContracts, scope: kind });
  // A form that is opened again is empty; it only sends what is pending.
  const lost = write.pending;
  const names = termNames(kind);
  const labelOf = (name: TermName) =>
    name === "betAmount" && (kind === "daily" || kind === "hourly") ? t(`field.betAmount.${kind}`) : t(`field.${name}`);
  const textsOf = (name: TermName): FormFieldSpec["texts"] => {
    if (name === "activeMembers") return { in_required: t("fault.members") };
    if (name === "endsAt") return { in_pattern_12: t("fault.endsAt") };
    if (!isRate(name)) return undefined;
    const high = most?.[name] === undefined ? t("fault.rate") : t("fault.rateHigh", { rate: percentText(most[name]) });
    const wrong = t("fault.rate");
    return { "fault.amount": wrong, "fault.amountPrecise": wrong, "fault.amountHigh": high };
  };
  const specOf = (name: TermName): FormFieldSpec => {
    const rule = name === "activeMembers" ? COUNT : name === "endsAt" ? DAY : {};
    return {
      label: labelOf(name),
      kind: looks[name],
      rule: { required: lost === undefined && needs.includes(name), ...rule },
      limits: isRate(name) ? percentLimits({ most: most?.[name] ?? WHOLE }) : undefined,
      texts: textsOf(name),
    };
  };
  const fields: FormFields<RequestField> = {
    account: {
      label: t("field.account"),
      kind: "text",
      rule: { required: lost === undefined, maxLength: 64 },
      texts: {
        in_required: t("fault.account"),
        CONTRACT_PARTY: t("fault.party"),
        DOWNLINE_UNKNOWN: t("fault.party"),
      },
    },
    ...(Object.fromEntries(names.map((name) => [name, specOf(name)])) as FormFields<TermName>),
  };
  return useWriteForm<RequestField, Parameters<typeof requestContract.encode>[0], Contract>({
    fields,
    defaults: { account, period: "M" },
    check: (values): Faults<RequestField> => ({
      activeMembers: values.betAmount && !values.activeMembers ? "in_required" : undefined,
      endsAt: values.endsAt && values.endsAt < dayIn(new Date(), timeZone) ? "in_pattern_12" : undefined,
    }),
    write,
    request: ({ account: other = "", ...values }) =>
      lost
        ? { action: "NEW", ...lost }
        : { action: "NEW", kind, account: other, terms: typedTerms(kind, values, currency) },
    onDone: onSent,
    texts: { CONTRACT_PENDING: t("request.pending") },
    guarded: true,
  });
}

function isRate(name: TermName): name is "rate" | "profitRate" | "lossRate" {
  return looks[name] === "percent";
}
