import { useTranslation } from "../../i18n/useTranslation.ts";
import { Sentence } from "../../kit/Sentence.tsx";
import type { Contract } from "./contractData.ts";
import { useContractWords } from "./useContractWords.ts";

/** What a contract pays whom. One that is over says so: nobody receives it now. */
export function ContractSentence({ contract }: { readonly contract: Contract }) {
  const { t } = useTranslation("contracts");
  const { kind, state } = contract;
  const sentence = useContractWords(kind).sentence(contract);
  return (
    <Sentence>{state === "REJECTED" || state === "TERMINATED" ? t(`over.${state}`, { sentence }) : sentence}</Sentence>
  );
}
