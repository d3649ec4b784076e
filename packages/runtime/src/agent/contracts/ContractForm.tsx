import type { ContractAction } from "@livery/product/contractStates.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatCount } from "../../kit/formatCount.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../kit/forms/MoneyForm.tsx";
import { useQuestion } from "../../kit/forms/useQuestion.ts";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { useWrite } from "../../kit/writes/useWrite.ts";
import { actionsOn, changedByContracts, type Contract, kindRows } from "./contractData.ts";
import * as css from "./contracts.css.ts";
import { hasChanged, type Outcome } from "./outcome.ts";

type Answer = Exclude<ContractAction, "REQUEST_TERMINATION">;

interface ContractFormProps {
  readonly contract: Contract;
  /** How many contracts end by accepting; undefined while it is not known, so that nothing can be accepted. */
  readonly ending: number | undefined;
  /** Ahead of sending: the contract stays as it is shown until its outcome is known. */
  readonly onSend: (contract: Contract) => void;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** What the agent may do with a contract, other than asking the other party: a button for each (AG-031 … AG-038). */
export function ContractForm({ contract, ending, onSend, onOutcome }: ContractFormProps) {
  const { t } = useTranslation("contracts");
  const id = useId();
  const { id: contractId, kind, account, state } = contract;
  const question = useQuestion<"TERMINATE">();
  const isEnd = state === "TERMINATION_REQUESTED";
  const tell = (what: Outcome["what"], ended: number) => onOutcome({ contract, what, ended, at: Date.now() });
  const call = kindRows[kind].process;
  const write = useWrite(call, { invalidates: changedByContracts, scope: contractId });
  const form = useWriteForm({
    // Nothing is chosen in a form that is opened again; it only sends what is pending.
    fields: { action: { label: t("state"), kind: "text", rule: { required: write.pending === undefined } } },
    before: async ({ action }) => {
      const answer = action === "TERMINATE" && !write.pending ? await question.ask("TERMINATE") : undefined;
      if (answer !== "cancelled") onSend(contract);
      return answer;
    },
    write,
    // While an outcome is unknown, only the same answer is sent again.
    request: ({ action }) => ({ id: contractId, action: write.pending?.action ?? (action as Answer) }),
    onDone: (_, { action }) => {
      const done = write.pending?.action ?? (action as Answer);
      tell(done, done === "ACCEPT" && !isEnd ? (ending ?? 0) : 0);
    },
    onRefused: async (error) => {
      if (!hasChanged(error)) return false;
      tell("changed", 0);
      return true;
    },
  });
  const { field } = useController({ control: form.control, name: "action" });
  const labels: Readonly<Record<Answer, string>> = {
    ACCEPT: isEnd
      ? t("answer.end.accept")
      : ending
        ? t("answer.acceptEnds", { count: ending, number: formatCount(ending) })
        : t("answer.accept"),
    REJECT: isEnd ? t("answer.end.reject") : t("answer.reject"),
    TERMINATE: t("terminate"),
  };
  // The one that goes on is last.
  const answers = (["REJECT", "ACCEPT", "TERMINATE"] as const).filter((one) => actionsOn(contract).includes(one));
  if (answers.length === 0) return null;
  const label = isEnd ? t("answer.end", { account }) : t("answer", { account });
  return (
    <>
      <MoneyForm id={id} form={form} label={label}>
        <div className={css.answers}>
          {answers.map((answer) => (
            <Button
              key={answer}
              type="submit"
              size="lg"
              block
              variant={answer === "ACCEPT" ? "primary" : answer === "REJECT" ? "soft" : "ghost"}
              loading={form.sending && field.value === answer}
              disabled={(form.sending && field.value !== answer) || (answer === "ACCEPT" && ending === undefined)}
              onClick={() => field.onChange(answer)}
            >
              {labels[answer]}
            </Button>
          ))}
        </div>
      </MoneyForm>
      <MoneyMessage form={form} />
      {form.unknown && <MoneyButton id={id} form={form} label={label} />}
      <ConfirmDialog
        open={question.about !== undefined}
        title={t("terminate.question", { account })}
        text={t("terminate.text")}
        cancelLabel={t("question.back")}
        confirmLabel={t("terminate")}
        onCancel={() => question.answer(false)}
        onConfirm={() => question.answer(true)}
      />
    </>
  );
}
