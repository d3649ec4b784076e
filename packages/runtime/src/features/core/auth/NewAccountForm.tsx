import { register } from "@livery/platform/calls/register.ts";
import type { FormField as AskedField } from "@livery/product/registration.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CaptchaStep } from "../../../parts/forms/captcha/CaptchaStep.tsx";
import type { Entered } from "../../../parts/forms/formField.ts";
import { FormField } from "../../../parts/forms/FormField.tsx";
import { useWriteForm } from "../../../parts/forms/useWriteForm.ts";
import { WriteForm } from "../../../parts/forms/WriteForm.tsx";
import { linkCodes } from "../../../parts/linkCodes.ts";
import { enterNewAccountAtom, signInAtom } from "../../../state/signIn.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { useWrite } from "../../../state/writes/useWrite.ts";
import { passwordsMatch, type RegisterFieldId, registerFormFields } from "./registerFormFields.ts";
import { registerRequest } from "./registerRequest.ts";
import { TermsBox } from "./TermsBox.tsx";

interface NewAccountFormProps {
  /** What the platform and the brand ask for. */
  readonly asked: readonly AskedField[];
  /** The account is there, but its owner has to log in. */
  readonly onMade: () => void;
}

/** The registration itself. */
export function NewAccountForm({ asked, onMade }: NewAccountFormProps) {
  const { t } = useTranslation("auth");
  const { registration, minimumAge } = useSite();
  const enter = useSetAtom(enterNewAccountAtom);
  const [codes] = useState(() => linkCodes(location.search));
  const write = useWrite(register, {
    outdates: [],
    // Also after a reload the name that was sent must not be called somebody else's.
    remembers: ({ fields: { username = "" } }) => ({ fields: { username: username.toLowerCase() } }),
  });
  const lostName = write.pending?.fields?.["username"];
  const signIn = useSetAtom(signInAtom);
  const form = useWriteForm({
    fields: registerFormFields(asked, {
      label: (id) => (id === "terms" ? t("terms.agree", { age: minimumAge }) : t(`field.${id}`)),
      own: {
        username: { ACCOUNT_TAKEN: t(lostName === undefined ? "fault.taken" : "register.takenAfterLost") },
      },
    }),
    defaults: { terms: registration.termsChecked, affiliateCode: codes.affiliateCode ?? "", username: lostName ?? "" },
    check: passwordsMatch,
    captcha: asked.find(({ id }) => id === "captcha")?.rule,
    slides: true,
    write,
    request: (values, captcha) => registerRequest({ values, page: location, codes, captcha }),
    onDone: async (response, values) => {
      if (!(await enter(response, credentialsOf(values)))) onMade();
    },
    // The name is taken, perhaps by the send whose answer was lost: then its password logs in.
    onRefused: async ({ code }, values) =>
      code === "ACCOUNT_TAKEN" &&
      lostName === values.username?.toLowerCase() &&
      (await enter({}, credentialsOf(values))),
    texts: {
      REGISTRATION_CLOSED: t("problem.closed"),
      WRONG_LOGIN: t("problem.wrongLogin"),
      unknown: t("register.lost", { name: lostName ?? "" }),
    },
    guarded: true,
  });
  const names = asked.flatMap(({ id }) =>
    id === "password" ? [id, "confirmPassword" as const] : id === "captcha" ? [] : [id],
  );
  const logInInstead = (
    <Button block onClick={() => void form.attempt(() => signIn(credentialsOf(form.values())))}>
      {t("register.logIn")}
    </Button>
  );
  return (
    <WriteForm form={form} label={t("register.tab")} submitLabel={t("register.submit")} summary wayOn={logInInstead}>
      {names.map((name, index) => (
        <FormField key={name} form={form} name={name} first={index === 0} />
      ))}
      <CaptchaStep form={form} />
      <TermsBox control={form.field("terms")} />
    </WriteForm>
  );
}

function credentialsOf({ username = "", password = "" }: Entered<RegisterFieldId>) {
  return { username, password };
}
