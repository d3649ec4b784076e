import type { Call } from "@livery/platform/call.ts";
import { defined } from "@livery/platform/defined.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { useRef, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { changedByMails } from "./mailData.ts";
import * as css from "./messageV2.css.ts";

interface MailActionProps<Response> {
  readonly call: Call<{ readonly id?: string }, Response>;
  /** The message; without it, all that the call takes. */
  readonly id?: string;
  readonly label: string;
  /** Asked before what cannot be undone. */
  readonly question?: { readonly title: string; readonly text: string };
  readonly onDone: () => void;
}

/** A button that changes a message or all of them, and why it did not. */
export function MailAction<Response>({ call, id, label, question, onDone }: MailActionProps<Response>) {
  const { t } = useTranslation("member/messageV2");
  const element = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useWriteForm({
    fields: {},
    write: useWrite(call, { invalidates: changedByMails, scope: id ?? "all" }),
    request: () => defined({ id }),
    onDone,
    // It does the same once more at worst.
    retrySafe: true,
  });
  return (
    <form ref={element} className={css.action} aria-label={label} onSubmit={form.submit}>
      <Button
        size="sm"
        variant="ghost"
        {...(question ? { onClick: () => setAsking(true) } : { type: "submit" })}
        loading={form.sending}
      >
        {label}
      </Button>
      <FormError>{form.message}</FormError>
      {question && (
        <ConfirmDialog
          {...question}
          open={isAsking}
          cancelLabel={t("keep")}
          confirmLabel={label}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            element.current?.requestSubmit();
          }}
        />
      )}
    </form>
  );
}
