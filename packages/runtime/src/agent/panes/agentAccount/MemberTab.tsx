import { createDownline } from "@livery/platform/calls/createDownline.ts";
import { downline } from "@livery/platform/calls/downline.ts";
import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { CopyField } from "@livery/ui/CopyField/CopyField.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { enteredPercent } from "../../../kit/forms/formAmounts.ts";
import { fieldLooks } from "../../../kit/forms/fieldLooks.ts";
import { FormField } from "../../../kit/forms/FormField.tsx";
import { useRegistrationRules } from "../../../kit/forms/useRegistrationRules.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import * as css from "./agentAccount.css.ts";
import { newPassword } from "./newPassword.ts";
import { useRateField, useRateHint } from "./useRateField.ts";

interface RateProps {
  /** The agent's own rate, in percent, if it is known. */
  readonly own: number | undefined;
}

/** What a new member logs in with; the password is known here only. */
interface Created {
  readonly account: string;
  readonly password: string;
}

/** Creates a member directly below the agent. */
export function MemberTab({ own }: RateProps) {
  const [created, setCreated] = useState<Created>();
  const [isNext, setNext] = useState(false);
  if (!created) return <MemberForm own={own} focused={isNext} onCreated={setCreated} />;
  const goOn = () => {
    setNext(true);
    setCreated(undefined);
  };
  return <NewMember created={created} onNext={goOn} />;
}

interface MemberFormProps extends RateProps {
  /** Its first field takes the focus: the button that led to it is gone. */
  readonly focused: boolean;
  readonly onCreated: (created: Created) => void;
}

function MemberForm({ own, focused, onCreated }: MemberFormProps) {
  const { t } = useTranslation("agent/agentAccount");
  const { t: auth } = useTranslation("auth");
  const ruleOf = useRegistrationRules();
  const write = useWrite(createDownline, {
    invalidates: [downline, teamOverview],
    // Not the password.
    remembers: ({ username, rate }) => ({ username, rate }),
  });
  const { pending } = write;
  const [password] = useState(() => newPassword(ruleOf("password")));
  const form = useWriteForm({
    fields: {
      username: {
        ...fieldLooks.username,
        label: auth("field.username"),
        rule: ruleOf("username"),
        texts: { ACCOUNT_TAKEN: t("username.taken") },
      },
      password: { ...fieldLooks.password, label: t("password"), rule: ruleOf("password") },
      rate: useRateField(own),
    },
    defaults: {
      password,
      username: pending?.username ?? "",
      rate: pending?.rate === undefined ? "" : String(pending.rate),
    },
    write,
    request: ({ username = "", rate, ...entered }) => ({
      username,
      password: entered.password ?? "",
      rate: enteredPercent(rate),
    }),
    onDone: ({ account }, entered) => onCreated({ account, password: entered.password ?? "" }),
    guarded: true,
  });
  const hint = useRateHint(form, own);
  const begin = useEffectEvent(() => form.focus("username"));
  useEffect(() => {
    if (focused) begin();
  }, [focused]);
  return (
    <div className={css.form}>
      <WriteForm form={form} label={t("tab.member")} submitLabel={t("member.submit")}>
        <FormField form={form} name="username" />
        <FormField form={form} name="password" />
        <p className={parts.note}>{t("password.made")}</p>
        <FormField form={form} name="rate" />
        {hint !== undefined && <p className={parts.note}>{hint}</p>}
      </WriteForm>
    </div>
  );
}

function NewMember({ created, onNext }: { readonly created: Created; readonly onNext: () => void }) {
  const { t } = useTranslation("agent/agentAccount");
  const copy = useCopyTexts();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  const { account, password } = created;
  return (
    <div className={css.form}>
      <Block title={t("member.done", { account })} titleRef={titleRef}>
        <CopyField label={t("member.login")} value={`${account} ${password}`} {...copy} />
        <p className={parts.note}>{t("member.once")}</p>
      </Block>
      <Button variant="ghost" block onClick={onNext}>
        {t("member.next")}
      </Button>
    </div>
  );
}
