import { type ContractKind, contractRates } from "@livery/product/contractKinds.ts";
import { type ComponentProps, useId } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { FormDrawer } from "../../kit/forms/FormDrawer.tsx";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../kit/forms/MoneyForm.tsx";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { Sentence } from "../../kit/Sentence.tsx";
import { useSession } from "../../session/session.ts";
import { type Contracts, isInForce } from "./contractData.ts";
import * as css from "./contracts.css.ts";
import type { Outcome } from "./outcome.ts";
import { AccountField, TermFields } from "./RequestFields.tsx";
import { highestRates, typedTerms } from "./requestTerms.ts";
import { useIsAgent } from "./useAgents.ts";
import { useContractWords } from "./useContractWords.ts";
import { useRequestForm } from "./useRequestForm.ts";
import { WhatIf } from "./WhatIf.tsx";

interface RequestDrawerProps {
  readonly kind: ContractKind;
  /** own: the agent asks the one above, whose account it is. paid: it offers to one below. */
  readonly request: { readonly side: "own" | "paid"; readonly account: string } | undefined;
  readonly contracts: Contracts;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

/** Requests a new contract (AG-026 … AG-029), and shows what it would have paid before it is sent. */
export function RequestDrawer({ request, onClose, ...props }: RequestDrawerProps) {
  const { t } = useTranslation("contracts");
  const title =
    request && (request.side === "own" ? t("request.own", { account: request.account }) : t("request.paid"));
  return (
    <FormDrawer open={request !== undefined} title={title ?? ""} onClose={onClose}>
      {request && title !== undefined && <RequestForm request={request} title={title} {...props} />}
    </FormDrawer>
  );
}

type RequestFormProps = Omit<RequestDrawerProps, "request" | "onClose"> & {
  readonly request: NonNullable<RequestDrawerProps["request"]>;
  readonly title: string;
};

function RequestForm({ kind, request: { side, account: first }, title, contracts, onOutcome }: RequestFormProps) {
  const { t } = useTranslation("contracts");
  const id = useId();
  const currency = useCurrency();
  const words = useContractWords(kind);
  const isOwn = side === "own";
  const own = contracts.own.find(isInForce);
  const session = useSession();
  const rate = session.state === "in" ? session.member.rate : undefined;
  const most = isOwn ? undefined : highestRates(kind, own?.terms, rate);
  const form = useRequestForm({
    kind,
    account: first,
    most,
    onSent: (contract) => onOutcome({ contract, what: "REQUEST", ended: 0, at: Date.now() }),
  });
  const values = useWatch({ control: form.control });
  const account = isOwn ? first : String(values["account"] ?? "").trim();
  const terms = typedTerms(kind, values as Record<string, string>, currency);
  const hasRates = contractRates[kind].every((name) => terms[name] !== undefined);
  const present = isOwn ? own : contracts.downline.find((one) => isInForce(one) && one.account === account);
  const rates = words.rates(terms);
  const label = !hasRates
    ? t("request.send")
    : isOwn
      ? t("request.send.own", { rate: rates })
      : t("request.send.paid", { account: account || "–", rate: rates });
  return (
    <div className={css.part}>
      {hasRates && account !== "" && <Sentence>{words.sentence({ own: isOwn, account, terms })}</Sentence>}
      <MoneyForm id={id} form={form} label={title}>
        {!isOwn && <AccountField form={form} />}
        <TermFields kind={kind} form={form} most={most} />
      </MoneyForm>
      <WhatIfTyped kind={kind} terms={terms} account={isOwn ? undefined : account} present={present?.terms} />
      <MoneyMessage form={form} />
      <MoneyButton id={id} form={form} label={label} />
    </div>
  );
}

/** The estimate for what was typed so far; what is still needed for one. */
function WhatIfTyped({ kind, terms, account, present }: ComponentProps<typeof WhatIf>) {
  const { t } = useTranslation("contracts");
  const isAgent = useIsAgent(account ?? "");
  if (contractRates[kind].some((name) => terms[name] === undefined))
    return <p className={parts.note}>{t("whatIf.needs")}</p>;
  if (account !== undefined && !isAgent) return <p className={parts.note}>{t("whatIf.needsAgent")}</p>;
  return <WhatIf kind={kind} terms={terms} account={account} present={present} />;
}
