import type { Merchant } from "@livery/gateway/merchant.ts";
import { constants } from "@livery/product/constants.ts";
import { features } from "@livery/product/features.ts";
import { pointRates } from "@livery/product/pointRates.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";

/**
 * The platform of the recorded scenes: a merchant with all features and without a name. Its texts keep the platform's
 * `{brand}`, which a scene replaces with the name of the current brand.
 */
export const neutralMerchant: Merchant = {
  merchant: "SCENES",
  site: "member",
  name: { ko: "{brand}", en: "{brand}" },
  minimumAge: 19,
  constants: Object.fromEntries(constants.map(({ id, value }) => [id, value])) as Merchant["constants"],
  pointRates: Object.fromEntries(pointRates.map(({ gameType, rate }) => [gameType, rate])),
  contact: { email: "hello@scenes.example.invalid" },
  contract: { autoTerminate: "higher" },
  defaultLanguage: "ko",
  features: Object.fromEntries(features.map(({ id }) => [id, true])) as Merchant["features"],
  switches: {
    DIRECTREG3: true,
    MOBILEVERCODELOGIN3: false,
    REGMOBVERF3: false,
    CHNGPASSVERIF3: false,
    MOBILEREG3: false,
    MOBILEREGPASS3: false,
    USERNAMEREG3: true,
    FREEPLAY3: true,
    FORCEPASSEXPIRY3: false,
    LOGGEDINONLY3: false,
    REFERRAL3: true,
  },
  registration: {
    // What a brand needs beyond the account is in its own form.
    fields: Object.fromEntries(
      registrationFields.map(({ id }) => [id, "hidden"]),
    ) as Merchant["registration"]["fields"],
    termsChecked: true,
  },
  support: { cipher: "DES-ECB" },
  hosts: { api: "/", endpoints: {}, tokenHeader: "Authorization" },
};
