import { requestContract } from "@livery/platform/calls/requestContract.ts";
import { isOpen } from "@livery/product/gate.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ConfirmedWrite } from "../../kit/forms/ConfirmedWrite.tsx";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { useWrite } from "../../kit/writes/useWrite.ts";
import { useGateContext } from "../../session/useGateContext.ts";
import { actionsOn, changedByContracts, type Contract, kindRows } from "./contractData.ts";
import { hasChanged, type Outcome } from "./outcome.ts";

interface EndRequestProps {
  readonly contract: Contract;
  /** Ahead of sending: the contract stays as it is shown until its outcome is known. */
  readonly onSend: (contract: Contract) => void;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Asks the other party to end a contract, where requests are offered (AG-017 … AG-020, AG-032). */
export function EndRequest(props: EndRequestProps) {
  const context = useGateContext();
  const { contract } = props;
  const isOffered = actionsOn(contract).includes("REQUEST_TERMINATION");
  return isOffered && isOpen(kindRows[contract.kind].mayRequest, context) && <EndButton {...props} />;
}

function EndButton({ contract, onSend, onOutcome }: EndRequestProps) {
  const { t } = useTranslation("contracts");
  const { id, account } = contract;
  const form = useWriteForm({
    fields: {},
    before: async () => onSend(contract),
    write: useWrite(requestContract, { invalidates: changedByContracts, scope: id }),
    request: () => ({ action: "TERMINATE" as const, id }),
    onDone: () => onOutcome({ contract, what: "REQUEST_TERMINATION", ended: 0, at: Date.now() }),
    onRefused: async (error) => {
      if (!hasChanged(error)) return false;
      onOutcome({ contract, what: "changed", ended: 0, at: Date.now() });
      return true;
    },
  });
  return (
    <ConfirmedWrite
      form={form}
      label={t("requestEnd")}
      question={{
        title: t("requestEnd.question", { account }),
        text: t("requestEnd.text"),
        keep: t("question.back"),
      }}
    />
  );
}
