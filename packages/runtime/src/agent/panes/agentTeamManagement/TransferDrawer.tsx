import { transferDownline } from "@livery/platform/calls/transferDownline.ts";
import type { WireTransfer } from "@livery/platform/decoders/shared/transfer.gen.ts";
import type { Minor } from "@livery/product/money.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { CopyLine } from "@livery/ui/CopyField/CopyLine.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useId, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { jointCall } from "../../../kit/calls/jointCall.ts";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { securityInfoAtom } from "../../../kit/data/securityInfo.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { FormDrawer } from "../../../kit/forms/FormDrawer.tsx";
import { FormSkeleton } from "../../../kit/forms/FormSkeleton.tsx";
import { MoneyButton, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
import { PasswordLock } from "../../../kit/forms/password/PasswordLock.tsx";
import { useQuestion } from "../../../kit/forms/useQuestion.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { availableOf } from "../../../kit/money/availableOf.ts";
import { GiftNotice } from "../../../kit/money/GiftNotice.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";
import { transferInfoAtom } from "../../../kit/transfers/transferData.ts";
import { TransferFields, TransferQuestion, useTransferForecast } from "../../../kit/transfers/TransferFields.tsx";
import { transferLines } from "../../../kit/transfers/transferLines.tsx";
import { type TransferInfo, useTransferForm, type WantedTransfer } from "../../../kit/transfers/useTransferForm.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { useWrite, type Write } from "../../../kit/writes/useWrite.ts";
import { PaymentPasswordForm } from "../../../member/payout/PaymentPasswordForm.tsx";
import type { TransferDownlineRequest } from "@livery/platform/requests/transferDownline.gen.js";
import { outdatedByTransferDown } from "./downlineData.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

interface TransferDrawerProps {
  /** The member who receives the money. */
  readonly account: string;
  readonly onClose: () => void;
}

/** Sends money to a member below the agent (AG-025, WA-010). */
export function TransferDrawer({ account, onClose }: TransferDrawerProps) {
  const { t } = useTranslation("agent/agentTeamManagement");
  return (
    <FormDrawer open title={t("transferTo", { account })} onClose={onClose}>
      <TransferTo account={account} onClose={onClose} />
    </FormDrawer>
  );
}

function TransferTo({ account, onClose }: TransferDrawerProps) {
  const { t } = useTranslation("agent/agentTeamManagement");
  const transfer = useWrite(transferDownline, {
    invalidates: outdatedByTransferDown,
    // Without `defined`: the test of all writes runs this on its own.
    remembers: ({ amount, remark, account: to }) => ({ account: to, amount, ...(remark !== undefined && { remark }) }),
    // Each receiver has a transfer of its own, so that an unknown outcome is checked with the right one.
    scope: account,
  });
  const info = useQueryResult(transferInfoAtom);
  const security = useQueryResult(securityInfoAtom);
  const [sent, setSent] = useState<WireTransfer>();
  const [hasSetPassword, setHasSetPassword] = useState(false);
  if (sent) return <Receipt account={account} transfer={sent} onClose={onClose} />;
  if (!info.data || !security.data) {
    return (
      <CallView
        call={jointCall([info, security])}
        what={t("transfer")}
        skeleton={<FormSkeleton label={t("loading")} fields={[{ explained: true }, { explained: true }, {}]} />}
      >
        {() => null}
      </CallView>
    );
  }
  // An unknown outcome is to be found out first: it may be why nothing is left to send.
  const isKnown = transfer.pending === undefined;
  if (isKnown && !security.data.paymentPassword) return <FirstPassword onDone={() => setHasSetPassword(true)} />;
  const step =
    isKnown && availableOf(info.data) < info.data.minimum ? (
      <NothingToSend info={info.data} />
    ) : (
      <TransferStep account={account} info={info.data} transfer={transfer} onSent={setSent} />
    );
  if (!hasSetPassword) return step;
  return (
    <div className={parts.result}>
      <PasswordSet />
      <div>{step}</div>
    </div>
  );
}

function FirstPassword({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation("agent/agentTeamManagement");
  return (
    <div className={parts.result}>
      <p className={parts.note}>{t("password.needed")}</p>
      <PaymentPasswordForm isSet={false} onDone={onDone} />
    </div>
  );
}

/** Takes the focus from the form that is gone. */
function PasswordSet() {
  const { t } = useTranslation("agent/agentTeamManagement");
  const place = useFocusIfLost<HTMLParagraphElement>();
  return (
    <p ref={place} tabIndex={-1} className={parts.note}>
      {t("password.done")}
    </p>
  );
}

function NothingToSend({ info }: { readonly info: TransferInfo }) {
  const { t } = useTranslation("agent/agentTeamManagement");
  const openPane = useOpenMemberPane();
  const currency = useCurrency();
  const say = (amount: Minor) => typedAmount(amount, currency);
  return (
    <div className={parts.result}>
      <Notice action={<Button onClick={() => openPane("depositv2")}>{t("deposit")}</Button>}>
        {t("nothing", { minimum: say(info.minimum), balance: say(availableOf(info)) })}
      </Notice>
      <GiftNotice of={info} />
    </div>
  );
}

interface TransferStepProps {
  readonly account: string;
  readonly info: TransferInfo;
  readonly transfer: Write<TransferDownlineRequest, WireTransfer>;
  readonly onSent: (transfer: WireTransfer) => void;
}

function TransferStep({ account, info, transfer, onSent }: TransferStepProps) {
  const { t } = useTranslation("agent/agentTeamManagement");
  const { t: records } = useTranslation("records");
  const id = useId();
  const question = useQuestion<WantedTransfer>();
  const { form, lockedUntil } = useTransferForm({
    transfer,
    info,
    request: (entered) => ({ account, ...entered }),
    ask: question.ask,
    onSent,
    texts: { DOWNLINE_LOCKED: t("locked"), DOWNLINE_UNKNOWN: t("unknown", { account }) },
  });
  const { amount, after, submitLabel } = useTransferForecast(form, info);
  if (lockedUntil !== undefined) return <PasswordLock until={lockedUntil} onEnd={transfer.reset} />;
  return (
    <>
      <TransferFields id={id} form={form} info={info} label={t("transferTo", { account })} level={3} />
      <Summary
        level={3}
        title={records("transfer.summary")}
        lines={[
          { label: records("transfer.to"), value: account },
          { label: t("ownBalance"), value: <Amount of={info.balance} /> },
          { label: records("transfer.amount"), value: amount === undefined ? "–" : <Amount of={amount} /> },
        ]}
        result={{ label: records("transfer.after"), value: after === undefined ? "–" : <Amount of={after} /> }}
      >
        <MoneyMessage form={form} />
        <MoneyButton id={id} form={form} label={submitLabel} />
        <p className={parts.note}>{records("transfer.final")}</p>
      </Summary>
      <TransferQuestion question={question} receiver={account} />
    </>
  );
}

interface ReceiptProps extends TransferDrawerProps {
  readonly transfer: WireTransfer;
}

/** Names the receiver in full: the platform masks members, also those of the agent's own team. */
function Receipt({ account, transfer, onClose }: ReceiptProps) {
  const { t } = useTranslation("agent/agentTeamManagement");
  const { t: records } = useTranslation("records");
  const copy = useCopyTexts();
  const currency = useCurrency();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  const clock = useSiteClock();
  const { id, amount } = transfer;
  return (
    <>
      <Block
        level={3}
        title={records("transfer.done", { receiver: account, amount: typedAmount(amount, currency) })}
        titleRef={titleRef}
      >
        <dl className={parts.result}>
          <CopyLine label={records("number")} value={id} {...copy} note={records("transfer.done.text")} />
        </dl>
      </Block>
      <Summary
        level={3}
        title={records("transfer.receipt")}
        lines={[{ label: records("transfer.to"), value: account }, ...transferLines(records, transfer, clock)]}
        result={{ label: records("transfer.amount"), value: <Amount of={amount} /> }}
      />
      <Button variant="ghost" block onClick={onClose}>
        {t("receipt.leave")}
      </Button>
    </>
  );
}
