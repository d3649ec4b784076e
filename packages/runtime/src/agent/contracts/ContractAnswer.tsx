import { PlatformError } from "@livery/platform/platformError.ts";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { formatCount } from "../../kit/formatCount.ts";
import { useSite } from "../../site/SiteContext.ts";
import type { Contract } from "./contractData.ts";
import { ContractForm } from "./ContractForm.tsx";
import * as css from "./contracts.css.ts";
import { useContractWords } from "./useContractWords.ts";
import { usePreview } from "./usePreview.ts";

/** Whether accepting begins a contract, which may end others (AG-034). */
export function beginsByAccepting({ state, mayAnswer }: Pick<Contract, "state" | "mayAnswer">): boolean {
  return state === "NEW" && mayAnswer;
}

/** The contracts that end if a request is accepted, by name and rate; or why it cannot be accepted any more. */
export function Ends({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation("contracts");
  const words = useContractWords(contract.kind);
  const { autoTerminate } = useSite().contract;
  const preview = usePreview(contract);
  const { error, failed } = preview;
  const said = failed && error instanceof PlatformError && error.failure === "refused" ? error.said : undefined;
  if (said) return <Notice tone="warning">{t("ends.refused", { reason: said })}</Notice>;
  return (
    <CallView call={preview} what={t("ends.what")} form="line" skeleton={<Skeleton shape="text" />}>
      {({ ended }) =>
        ended.length === 0 ? (
          <p className={parts.note}>{contract.own ? t(`ends.none.${autoTerminate}`) : t("ends.none")}</p>
        ) : (
          <Notice tone="warning" title={t("ends", { count: ended.length, number: formatCount(ended.length) })}>
            <ul className={css.list}>
              {ended.map(({ id, own, account, terms }) => (
                <li key={id}>
                  {own ? t("ends.own", { account }) : t("ends.paid", { account })} ({words.rates(terms)})
                </li>
              ))}
            </ul>
          </Notice>
        )
      }
    </CallView>
  );
}

/** The buttons of a contract. Accepting a request waits for what would end with it. */
export function ContractAnswer(props: Omit<ComponentProps<typeof ContractForm>, "ending">) {
  return beginsByAccepting(props.contract) ? <PreviewedAnswer {...props} /> : <ContractForm {...props} ending={0} />;
}

function PreviewedAnswer(props: Omit<ComponentProps<typeof ContractForm>, "ending">) {
  const { data } = usePreview(props.contract);
  return <ContractForm {...props} ending={data?.ended.length} />;
}
