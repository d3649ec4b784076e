import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { defined } from "@livery/platform/defined.ts";
import type { WireBank } from "@livery/platform/decoders/banks.gen.js";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { Select } from "@livery/ui/Select/Select.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { FormField } from "../../kit/forms/FormField.tsx";
import { FormSkeleton } from "../../kit/forms/FormSkeleton.tsx";
import { PasswordLock } from "../../kit/forms/password/PasswordLock.tsx";
import { usePaymentPassword } from "../../kit/forms/password/usePaymentPassword.ts";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../kit/forms/WriteForm.tsx";
import { useWrite } from "../../kit/writes/useWrite.ts";
import { banksAtom, type Card, changedByCards } from "./payoutData.ts";
import { useLoginPassword } from "./useLoginPassword.ts";

interface AddCardFormProps {
  readonly onAdded: (card: Card) => void;
}

/** Adds an account or an address to be paid out to (AP-106). */
export function AddCardForm({ onAdded }: AddCardFormProps) {
  const { t } = useTranslation("member");
  return (
    <CallView
      call={useQueryResult(banksAtom)}
      what={t("card.banks")}
      skeleton={<FormSkeleton label={t("card.loading")} fields={[{}, {}, {}, {}, {}]} />}
      isEmpty={() => false}
    >
      {({ list }) => <CardForm banks={list} onAdded={onAdded} />}
    </CallView>
  );
}

const kinds = ["BANK", "ADDRESS"] as const satisfies readonly Card["kind"][];

function CardForm({ banks, onAdded }: AddCardFormProps & { readonly banks: readonly WireBank[] }) {
  const { t } = useTranslation("member");
  const offered = kinds.filter((one) => banks.some((bank) => bank.kind === one));
  const [kind, setKind] = useState<Card["kind"]>(offered[0] ?? "BANK");
  const write = useWrite(addBankCard, { invalidates: changedByCards });
  const { field: paymentPassword, lockedUntil } = usePaymentPassword(t("paymentPassword"), write);
  const required = { required: true };
  const isBank = kind === "BANK";
  const form = useWriteForm({
    fields: {
      bank: { label: t(`card.bank.${kind}`), kind: "text", rule: required },
      number: {
        label: t(`card.number.${kind}`),
        kind: isBank ? "digits" : "text",
        rule: { required: true, minLength: 4, maxLength: 128 },
        texts: { CARD_TAKEN: t("card.taken") },
      },
      holder: isBank
        ? { label: t("card.holder"), kind: "personName" as const, rule: { required: true, maxLength: 64 } }
        : undefined,
      paymentPassword,
      password: useLoginPassword(write),
    },
    write,
    request: ({ bank = "", number = "", holder = "", paymentPassword: code = "", password = "" }) => ({
      kind,
      bank,
      number,
      ...defined({ holder: isBank ? holder : undefined }),
      paymentPassword: code,
      password,
    }),
    onDone: onAdded,
    texts: { TOO_MANY_CARDS: t("card.tooMany") },
    guarded: true,
  });
  if (lockedUntil !== undefined) return <PasswordLock until={lockedUntil} onEnd={write.reset} />;
  const options = banks.filter((bank) => bank.kind === kind).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <WriteForm form={form} label={t("card.add")} submitLabel={t("card.add")}>
      {offered.length > 1 && (
        <SegmentedControl
          label={t("card.kind")}
          options={offered.map((value) => ({ value, label: t(`card.kind.${value}`) }))}
          value={kind}
          onValue={setKind}
        />
      )}
      <Select key={kind} {...form.field("bank")} placeholder={t("card.choose")} options={options} />
      <FormField form={form} name="number" />
      {isBank && <FormField form={form} name="holder" />}
      <FormField form={form} name="paymentPassword" />
      <FormField form={form} name="password" />
    </WriteForm>
  );
}
