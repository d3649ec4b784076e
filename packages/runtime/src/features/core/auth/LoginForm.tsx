import { PlatformError } from "@livery/platform/platformError.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { FormStack } from "@livery/ui/FormStack/FormStack.tsx";
import { PasswordField } from "@livery/ui/PasswordField/PasswordField.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { signInAtom } from "../../../state/signIn.ts";
import { CaptchaInput } from "./CaptchaInput.tsx";
import { fieldsResolver } from "./fieldsResolver.ts";
import { type LoginValues, loginFaults } from "./loginFaults.ts";
import { type Problem, problemOf, refusalDetails } from "./problemOf.ts";
import { useCaptcha } from "./useCaptcha.ts";

/** Login by username and password, with a captcha once the platform asks for one. Who shows it closes it when it is done. */
export function LoginForm() {
  const { t } = useTranslation("auth");
  const signIn = useSetAtom(signInAtom);
  const [problem, setProblem] = useState<Problem>();
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const captcha = useCaptcha(asksCaptcha);
  const form = useForm<LoginValues>({
    defaultValues: { username: "", password: "", captcha: "" },
    resolver: fieldsResolver((values) => loginFaults(values, asksCaptcha)),
  });
  const { errors, isSubmitting } = form.formState;
  const focusOn = useFocusWish(form.setFocus);

  const refuse = (reason: unknown) => {
    setProblem(problemOf(reason));
    const code = reason instanceof PlatformError ? reason.code : undefined;
    const nowAsked = refusalDetails(reason).captcha;
    if (asksCaptcha) captcha.renew();
    if (nowAsked) setAsksCaptcha(true);
    form.setValue("captcha", "");
    if (code === "WRONG_CAPTCHA") form.setError("captcha", { type: "fault.captcha" });
    focusOn(code === "WRONG_CAPTCHA" || code === "CAPTCHA_REQUIRED" ? "captcha" : "password");
  };
  const submit = form.handleSubmit(async ({ username, password, captcha: text }) => {
    setProblem(undefined);
    const answer = { id: captcha.picture.id, text: text.trim() };
    try {
      await signIn({ username: username.trim(), password, ...(asksCaptcha && { captcha: answer }) });
    } catch (reason) {
      refuse(reason);
    }
  });
  const faultOf = (name: keyof LoginValues) => {
    const type = errors[name]?.type;
    if (type === undefined) return undefined;
    return type === "fault.captcha" ? t("fault.captcha") : t("in_required");
  };

  return (
    <FormStack
      aria-label={t("login.tab")}
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : void submit(event))}
    >
      <TextField
        label={t("field.username")}
        icon="user"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus=""
        error={faultOf("username")}
        {...form.register("username")}
      />
      <PasswordField
        label={t("field.password")}
        revealLabel={t("password.show")}
        required
        autoComplete="current-password"
        error={faultOf("password")}
        {...form.register("password")}
      />
      {asksCaptcha && (
        <CaptchaInput captcha={captcha} required error={faultOf("captcha")} {...form.register("captcha")} />
      )}
      <FormError>{problem && ("key" in problem ? t(problem.key) : problem.said)}</FormError>
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {t("login.submit")}
      </Button>
    </FormStack>
  );
}

/** Puts the focus on a field after the next drawing, since it may only come with that. */
function useFocusWish(setFocus: (name: keyof LoginValues, options: { shouldSelect: boolean }) => void) {
  const [wish, setWish] = useState<{ readonly name: keyof LoginValues }>();
  useEffect(() => {
    if (wish) setFocus(wish.name, { shouldSelect: true });
  }, [wish, setFocus]);
  return (name: keyof LoginValues) => setWish({ name });
}
