import { useTranslation } from "../../i18n/useTranslation.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import * as records from "../../kit/records/records.css.ts";
import { shortTime } from "../../kit/records/recordTime.ts";
import { Sentence } from "../../kit/Sentence.tsx";
import { beginsByAccepting, ContractAnswer, Ends } from "./ContractAnswer.tsx";
import type { Contract } from "./contractData.ts";
import * as css from "./contracts.css.ts";
import type { Outcome } from "./outcome.ts";
import { useContractWords } from "./useContractWords.ts";
import { WhatIf } from "./WhatIf.tsx";
import { useSiteClock } from "../../kit/siteClock.ts";

interface WaitingContractProps {
  readonly contract: Contract;
  /** The contract in force that it would replace. */
  readonly present: Contract | undefined;
  /** The buttons are elsewhere: in the bar of a phone. */
  readonly hasBar: boolean;
  readonly onSend: (contract: Contract) => void;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** A request that waits for the agent's answer, with what the answer would mean. */
export function WaitingContract({ contract, present, hasBar, ...answers }: WaitingContractProps) {
  const { t } = useTranslation("contracts");
  const { kind, own, account, state, terms, createdAt } = contract;
  const words = useContractWords(kind);
  const clock = useSiteClock();
  const conditions = words.conditions(terms);
  const isBeginning = beginsByAccepting(contract);
  return (
    <section className={css.part}>
      <div className={parts.head}>
        <h4 className={records.heading}>
          {state === "TERMINATION_REQUESTED" ? t("answer.end", { account }) : t("answer", { account })}
        </h4>
        {isBeginning && <span className={parts.note}>{shortTime(new Date(createdAt), clock)}</span>}
      </div>
      <Sentence>{words.sentence(contract)}</Sentence>
      {conditions && <p className={parts.note}>{conditions}</p>}
      <div className={css.halves}>
        {isBeginning && (
          <WhatIf kind={kind} terms={terms} account={own ? undefined : account} present={present?.terms} />
        )}
        <div className={css.part}>
          {isBeginning && <Ends contract={contract} />}
          {!hasBar && <ContractAnswer contract={contract} {...answers} />}
        </div>
      </div>
    </section>
  );
}
