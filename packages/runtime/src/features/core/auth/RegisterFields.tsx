import type { FormField } from "@livery/product/registration.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { FormStack } from "@livery/ui/FormStack/FormStack.tsx";
import { useSetAtom } from "jotai";
import { Fragment, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { linkCodes } from "../../../parts/linkCodes.ts";
import { signUpAtom } from "../../../state/signIn.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { fieldsResolver } from "./fieldsResolver.ts";
import { patternEngine } from "./patternEngine.ts";
import { type Problem, problemOf, refusalDetails } from "./problemOf.ts";
import { refusedField } from "./refusedField.ts";
import { RegisterField } from "./RegisterField.tsx";
import { registerRequest } from "./registerRequest.ts";
import { type RegisterFault, type RegisterFieldId, type RegisterValues, registerFaults } from "./registerRules.ts";
import { TermsBox } from "./TermsBox.tsx";
import { useCaptcha } from "./useCaptcha.ts";

interface RegisterFieldsProps {
  /** What the platform and the brand ask for. */
  readonly fields: readonly FormField[];
  /** The account is there, but whoever made it has to log in. */
  readonly onMade: () => void;
}

const captchaField: FormField = { id: "captcha", rule: { required: true } };

/** The registration itself. The platform may ask for a captcha in the middle of it. */
export function RegisterFields({ fields: asked, onMade }: RegisterFieldsProps) {
  const { t } = useTranslation("auth");
  const { registration } = useSite();
  const signUp = useSetAtom(signUpAtom);
  const [codes] = useState(() => linkCodes(location.search));
  const [problem, setProblem] = useState<Problem>();
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  const fields = asksCaptcha ? [...asked.filter(({ id }) => id !== "captcha"), captchaField] : asked;
  const hasCaptcha = fields.some(({ id }) => id === "captcha");
  const captcha = useCaptcha(hasCaptcha);
  const form = useForm<RegisterValues>({
    defaultValues: { terms: registration.termsChecked, affiliateCode: codes.affiliateCode ?? "" },
    resolver: fieldsResolver(async (values) => registerFaults(values, fields, await patternEngine(fields))),
  });
  const { errors, isSubmitting } = form.formState;
  // Ahead of the first look at what was typed.
  useEffect(() => void patternEngine(asked), [asked]);

  const refuse = (reason: unknown) => {
    setProblem(problemOf(reason));
    // A picture is good for one attempt.
    if (hasCaptcha) captcha.renew();
    if (refusalDetails(reason).captcha) setAsksCaptcha(true);
    form.setValue("captcha", "");
    const refused = refusedField(reason, fields);
    if (refused) form.setError(refused.id, { type: refused.fault }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const request = registerRequest({ values, fields, page: location, codes, captchaId: captcha.picture.id });
    try {
      if (!(await signUp(request))) onMade();
    } catch (reason) {
      refuse(reason);
    }
  });
  const field = (id: RegisterFieldId, rule: FormField["rule"], first = false) => (
    <RegisterField
      id={id}
      rule={rule}
      captcha={captcha}
      first={first}
      fault={errors[id]?.type as RegisterFault | undefined}
      control={form.register(id)}
    />
  );

  return (
    <FormStack
      aria-label={t("register.tab")}
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : void submit(event))}
    >
      {fields.map(({ id, rule }, index) => (
        <Fragment key={id}>
          {field(id, rule, index === 0)}
          {id === "password" && field("confirmPassword", rule)}
        </Fragment>
      ))}
      <TermsBox unticked={errors.terms !== undefined} control={form.register("terms")} />
      <FormError>{problem && ("key" in problem ? t(problem.key) : problem.said)}</FormError>
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {t("register.submit")}
      </Button>
    </FormStack>
  );
}
