import type { WirePlayBreak } from "@livery/platform/decoders/shared/playBreak.gen.ts";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { leaveForBreakAtom } from "../../../kit/account/breakFromPlay.ts";
import { securityInfoAtom } from "../../../kit/data/securityInfo.ts";
import { FormField } from "../../../kit/forms/FormField.tsx";
import type { Entered, FormFields } from "../../../kit/forms/formField.ts";
import { lockedUntil, triesLeft } from "../../../kit/forms/password/wrongPassword.ts";
import { useQuestion } from "../../../kit/forms/useQuestion.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { ValuedField } from "../../../kit/forms/ValuedField.tsx";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import type { Write } from "../../../kit/writes/useWrite.ts";
import { useLanguage } from "../../../site/language.ts";
import { type Break, lengthText } from "./breaks.ts";
import * as css from "./responsiblePlay.css.ts";

type FieldName = "scope" | "password";

interface BreakFormProps<Request> {
  readonly taken: Break;
  /** When it ends if it begins now, in ms since 1970; undefined if the platform's time is unknown. */
  readonly until: number | undefined;
  readonly write: Write<Request, WirePlayBreak>;
  readonly request: (values: Entered<FieldName>) => Request;
  /** Whether it may cover all brands of the operator's group (CO-025). */
  readonly asksScope?: boolean;
}

/** What a break means, the login password if there is one, and a last question that names its end. Afterwards the session is over. */
export function BreakForm<Request>({ taken, until, write, request, asksScope = false }: BreakFormProps<Request>) {
  const { t } = useTranslation("member/responsiblePlay");
  const { language } = useLanguage();
  const leave = useSetAtom(leaveForBreakAtom);
  // Who logs in only by code has no password to confirm it with.
  const hasPassword = useAtomValue(securityInfoAtom).data?.loginPassword !== false;
  const question = useQuestion<{ readonly scope: string }>();
  const place = useRef<HTMLDivElement>(null);
  // What follows from the choice may be below the screen.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, [taken.id]);
  const texts = textsOfBreak();
  const refusal = "error" in write ? write.error : undefined;
  const form = useWriteForm<FieldName, Request, WirePlayBreak>({
    fields: fieldsOf(refusal),
    write,
    before: async ({ scope = "" }) => question.ask({ scope }),
    request,
    onDone: (made) => leave(made.until),
    texts: { PASSWORD_LOCKED: lockedText(refusal) },
    enterAgain: "password",
  });
  return (
    <div ref={place} className={css.part}>
      <p className={css.effect} role="status">
        {texts.consequence}
      </p>
      <div className={css.narrow}>
        <WriteForm form={form} label={t("break")} submitLabel={texts.take}>
          {asksScope && (
            <ValuedField form={form} name="scope">
              {({ optionalLabel: _, onValue, ...field }) => (
                <RadioGroup
                  {...field}
                  onValue={onValue}
                  options={(["BRAND", "GROUP"] as const).map((value) => ({ value, label: t(`break.scope.${value}`) }))}
                />
              )}
            </ValuedField>
          )}
          {hasPassword && <FormField form={form} name="password" />}
        </WriteForm>
      </div>
      <ConfirmDialog
        open={question.about !== undefined}
        title={texts.question}
        text={[texts.consequence, question.about?.scope === "GROUP" && t("break.scope.group")]
          .filter(Boolean)
          .join(" ")}
        cancelLabel={t("break.stay")}
        confirmLabel={texts.confirm}
        onCancel={() => question.answer(false)}
        onConfirm={() => question.answer(true)}
      />
    </div>
  );

  /** With the end of the break, or with its length alone. */
  function textsOfBreak() {
    const length = lengthText(taken.id, t);
    const take = t("break.take", { length });
    if (until === undefined) {
      const consequence = t(`break.${taken.kind}.length`, { length });
      return { consequence, take, question: t("break.question.length", { length }), confirm: take };
    }
    const moment = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(until);
    const day = moment({ dateStyle: "long" });
    const consequence = t(`break.${taken.kind}.text`, { until: moment({ dateStyle: "long", timeStyle: "short" }) });
    return { consequence, take, question: t("break.question", { day }), confirm: t("break.confirm", { day }) };
  }

  function fieldsOf(error: unknown): FormFields<FieldName> {
    const left = triesLeft(error);
    const wrong = left === undefined ? t("break.wrong") : t("break.wrongLeft", { count: left });
    return {
      scope: asksScope
        ? {
            label: t("break.scope"),
            kind: "text",
            rule: { required: true },
            texts: { in_required: t("break.scope.missing") },
          }
        : undefined,
      password: hasPassword
        ? {
            label: t("break.password"),
            kind: "currentPassword",
            rule: { required: true },
            texts: { WRONG_PASSWORD: wrong },
          }
        : undefined,
    };
  }

  /** Until when no password is checked any more. */
  function lockedText(error: unknown): string {
    const at = lockedUntil(error);
    if (at === undefined) return t("break.locked");
    return t("break.lockedUntil", { time: new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(at) });
  }
}
