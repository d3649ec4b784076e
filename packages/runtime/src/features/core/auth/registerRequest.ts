import type { FormField } from "@livery/product/registration.ts";
import { type RegisterFieldId, type RegisterValues, trimmed } from "./registerRules.ts";

interface RegisterSources {
  readonly values: RegisterValues;
  readonly fields: readonly FormField[];
  /** The page that the form stands on. */
  readonly page: { readonly href: string; readonly host: string };
  /** What the link that the visitor came by had in it. */
  readonly codes: { readonly referralCode?: string; readonly affiliateCode?: string };
  /** The id of the captcha's picture. */
  readonly captchaId: string;
}

/**
 * What the registration sends (AU-055, AU-056, AU-082): of the fields that the form has those that are filled in, the
 * password's copy, where the form stands, and the codes of the link. A code that was typed wins over the link's (AU-083).
 */
export function registerRequest({ values, fields, page, codes, captchaId }: RegisterSources) {
  const written = trimmed(values);
  const has = (id: RegisterFieldId) => fields.some((field) => field.id === id);
  const filled = fields.flatMap(({ id }) => (written[id] ? [[id, written[id]] as const] : []));
  const { affiliateCode, ...more } = codes;
  return {
    fields: {
      ...Object.fromEntries(filled),
      ...(has("password") && { confirmPassword: written.password ?? "" }),
      ...(has("captcha") && captchaId && { captchaId }),
    },
    registerUrl: page.href,
    domain: page.host,
    registerMethod: "WEB" as const,
    ...more,
    ...(affiliateCode !== undefined && !written.affiliateCode && { affiliateCode }),
  };
}
