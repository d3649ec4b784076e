import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";

type OptionalFacts = Pick<
  SiteConfig,
  | "vendorOrder"
  | "esportsVendors"
  | "payments"
  | "figures"
  | "slideCaptcha"
  | "firebase"
  | "analytics"
  | "operatorGroup"
>;

/** Facts that most brands do not have. They are absent then: every page carries what stands here. */
export function compileOptional(
  config: ResolvedConfig,
  everywhere: (text: ResolvedConfig["name"]) => SiteConfig["name"],
): OptionalFacts {
  const { vendorOrder, esportsVendors, payments, figures, firebase, analytics, compliance } = config;
  return {
    ...(vendorOrder.length > 0 && { vendorOrder }),
    ...(esportsVendors.length > 0 && { esportsVendors }),
    ...(payments.length > 0 && { payments: payments.map(({ sign, name }) => ({ sign, name: everywhere(name) })) }),
    ...(Object.keys(figures).length > 0 && { figures }),
    ...(config.slideCaptcha && { slideCaptcha: true as const }),
    ...(firebase && { firebase }),
    ...(analytics.gtagId !== undefined && { analytics: { gtagId: analytics.gtagId } }),
    ...(compliance.operatorGroup !== undefined && { operatorGroup: compliance.operatorGroup }),
  };
}

/** The registration without the fields that a brand has no rule for. */
export function compileRegistration({
  fields,
  rules,
  termsChecked,
}: ResolvedConfig["registration"]): SiteConfig["registration"] {
  const said = Object.entries(rules).filter(([, rule]) => Object.keys(rule).length > 0);
  return { fields, ...(said.length > 0 && { rules: Object.fromEntries(said) }), termsChecked };
}

/** The hosts that the browser has to know; the others stand in the Content-Security-Policy alone. */
export function compileHosts({
  api,
  endpoints,
  tokenHeader,
  publicKey,
  flags,
}: ResolvedConfig["hosts"]): SiteConfig["hosts"] {
  return {
    api,
    endpoints,
    tokenHeader,
    ...(publicKey !== undefined && { publicKey }),
    ...(flags !== undefined && { flags }),
  };
}
