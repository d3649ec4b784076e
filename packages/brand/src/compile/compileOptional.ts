import type { ComplianceDuties } from "@livery/product/complianceDuties.ts";
import { currencyDecimals } from "@livery/product/currencies.ts";
import { DEFAULT_TIME_ZONE } from "@livery/product/timeZone.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { RegistrationFieldId } from "@livery/product/registrationFields.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";

type OptionalFacts = Pick<
  SiteConfig,
  | "origin"
  | "timeZone"
  | "currencyDecimals"
  | "vendorOrder"
  | "esportsVendors"
  | "payments"
  | "figures"
  | "slideCaptcha"
  | "firebase"
  | "turnstile"
  | "analytics"
  | "ageCheckBeforeFreePlay"
  | "mailProof"
  | "limitBeforeDeposit"
  | "withdrawalFinal"
  | "operatorGroup"
>;

/** Optional values that most brands do not set. They are left out then, because every page carries this data. */
export function compileOptional(
  config: ResolvedConfig,
  everywhere: (text: ResolvedConfig["name"]) => SiteConfig["name"],
  {
    consentBefore,
    limitPrompts,
    forbiddenActions,
  }: Pick<ComplianceDuties, "consentBefore" | "limitPrompts" | "forbiddenActions">,
): OptionalFacts {
  const [domain] = config.domains;
  const afterConsent = consentBefore.includes("thirdPartyRequests");
  const {
    timeZone,
    currencyCode,
    vendorOrder,
    esportsVendors,
    payments,
    figures,
    firebase,
    turnstile,
    analytics,
    compliance,
  } = config;
  return {
    ...(domain !== undefined && { origin: `https://${domain}` }),
    ...(timeZone !== undefined && timeZone !== DEFAULT_TIME_ZONE && { timeZone }),
    ...(currencyCode !== undefined && { currencyDecimals: currencyDecimals[currencyCode] }),
    ...(vendorOrder.length > 0 && { vendorOrder }),
    ...(esportsVendors.length > 0 && { esportsVendors }),
    ...(payments.length > 0 && { payments: payments.map(({ sign, name }) => ({ sign, name: everywhere(name) })) }),
    ...(Object.keys(figures).length > 0 && { figures }),
    ...(config.slideCaptcha && { slideCaptcha: true as const }),
    ...(firebase && { firebase: compileFirebase(firebase) }),
    ...(turnstile && { turnstile }),
    ...(analytics.gtagId !== undefined && {
      analytics: { gtagId: analytics.gtagId, ...(afterConsent && { afterConsent: true as const }) },
    }),
    ...(compliance.ageCheckBeforeFreePlay && { ageCheckBeforeFreePlay: true as const }),
    ...(compliance.mailProof && { mailProof: true as const }),
    ...(limitPrompts.includes("firstDeposit") && { limitBeforeDeposit: true as const }),
    ...(forbiddenActions.includes("cancelWithdrawal") && { withdrawalFinal: true as const }),
    ...(compliance.operatorGroup !== undefined && { operatorGroup: compliance.operatorGroup }),
  };
}

function compileFirebase({
  emulator,
  ...account
}: NonNullable<ResolvedConfig["firebase"]>): NonNullable<SiteConfig["firebase"]> {
  return { ...account, ...(emulator && { emulator: true }) };
}

/** The registration without the fields that have no rule in the brand. */
export function compileRegistration(
  { fields, rules, termsChecked }: ResolvedConfig["registration"],
  forbidden: readonly RegistrationFieldId[],
): SiteConfig["registration"] {
  const said = Object.entries(rules).filter(([, rule]) => Object.keys(rule).length > 0);
  return {
    fields,
    ...(said.length > 0 && { rules: Object.fromEntries(said) }),
    termsChecked,
    ...(forbidden.length > 0 && { forbidden }),
  };
}

/** The hosts that the browser needs to know; the others appear only in the Content-Security-Policy. */
export function compileHosts({
  api,
  endpoints,
  tokenHeader,
  publicKey,
  flags,
  games,
  images,
}: ResolvedConfig["hosts"]): SiteConfig["hosts"] {
  // The schema also accepts a few hosts that no browser does, such as one of too large numbers.
  const origins = (hosts: readonly string[]) =>
    hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin);
  return {
    api,
    endpoints,
    tokenHeader,
    ...(publicKey !== undefined && { publicKey }),
    ...(flags !== undefined && { flags }),
    ...(games.length > 0 && { games: origins(games) }),
    ...(images.length > 0 && { images: origins(images) }),
  };
}
