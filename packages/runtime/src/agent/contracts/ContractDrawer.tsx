import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { FormDrawer } from "../../kit/forms/FormDrawer.tsx";
import { RecordState } from "../../kit/records/RecordState.tsx";
import { beginsByAccepting, ContractAnswer, Ends } from "./ContractAnswer.tsx";
import type { Contract } from "./contractData.ts";
import * as css from "./contracts.css.ts";
import { ContractSentence } from "./ContractSentence.tsx";
import { ContractThread } from "./ContractThread.tsx";
import { EndRequest } from "./EndRequest.tsx";
import type { Outcome } from "./outcome.ts";
import { useContractWords } from "./useContractWords.ts";
import { WhatIf } from "./WhatIf.tsx";

interface ContractDrawerProps {
  /** The drawer is closed without one. */
  readonly contract: Contract | undefined;
  /** The contract in force that it would replace. */
  readonly present: Contract | undefined;
  readonly onSend: (contract: Contract) => void;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

/** One contract: what it says, what has happened to it, and what the agent may do with it. */
export function ContractDrawer({ contract, onClose, ...props }: ContractDrawerProps) {
  return (
    <FormDrawer open={contract !== undefined} title={contract?.account ?? ""} onClose={onClose}>
      {contract && <ContractDetail key={contract.id} contract={contract} {...props} />}
    </FormDrawer>
  );
}

type ContractDetailProps = Omit<ContractDrawerProps, "contract" | "onClose"> & { readonly contract: Contract };

function ContractDetail({ contract, present, ...answers }: ContractDetailProps) {
  const { t } = useTranslation("contracts");
  const { kind, own, account, state, terms } = contract;
  const words = useContractWords(kind);
  return (
    <div className={css.part}>
      <ContractSentence contract={contract} />
      <Summary
        level={3}
        title={t("terms")}
        aside={<RecordState look={contract.mayAnswer ? "open" : "settled"}>{t(`state.${state}`)}</RecordState>}
        lines={words.lines(terms)}
      />
      <ContractThread contract={contract} />
      {beginsByAccepting(contract) && (
        <>
          <WhatIf kind={kind} terms={terms} account={own ? undefined : account} present={present?.terms} />
          <Ends contract={contract} />
        </>
      )}
      <ContractAnswer contract={contract} {...answers} />
      <EndRequest contract={contract} {...answers} />
    </div>
  );
}
