import { defined } from "@livery/platform/defined.ts";
import type { RegistrationRequest } from "@livery/platform/registration.ts";
import type { Entered } from "../kit/forms/formField.ts";
import type { CaptchaResponse } from "../kit/forms/captcha/captchaResponse.ts";
import type { RegisterFieldId } from "./registerFormFields.ts";

interface RegisterSources {
  readonly values: Entered<RegisterFieldId>;
  /** The page with the form. */
  readonly page: { readonly href: string; readonly host: string };
  /** The codes of the link that brought the visitor. */
  readonly codes: { readonly referralCode?: string; readonly affiliateCode?: string };
  readonly captcha: CaptchaResponse | undefined;
  /** The country of the number, where the form asks for one. */
  readonly dialingCode?: string | undefined;
  /** Firebase's proof of the number (AU-061). */
  readonly proof?: string | undefined;
}

/**
 * What the registration sends (AU-055, AU-056, AU-082): of the fields that the form has those that are filled in, the
 * password's copy, the form's page, and the codes of the link. A code that was typed wins over the link's (AU-083).
 */
export function registerRequest({
  values,
  page,
  codes,
  captcha,
  dialingCode,
  proof,
}: RegisterSources): RegistrationRequest {
  const { terms: _, ...written } = values;
  const filled = Object.entries(written).filter(([, value]) => value !== "");
  const { affiliateCode, ...more } = codes;
  return {
    fields: {
      ...Object.fromEntries(filled),
      ...defined({
        confirmPassword: written.confirmPassword,
        countryDialingCode: written.mobileNum ? dialingCode : undefined,
        firebaseChannel: proof === undefined ? undefined : "sms",
        firebaseIdToken: proof,
        captcha: captcha?.text || undefined,
        captchaId: captcha?.id || undefined,
        slideProof: captcha?.slideProof || undefined,
      }),
    },
    registerUrl: page.href,
    domain: page.host,
    registerMethod: "WEB",
    ...more,
    ...defined({ affiliateCode: written.affiliateCode ? undefined : affiliateCode }),
  };
}
