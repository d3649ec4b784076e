import { constants } from "@livery/product/constants.ts";
import { features } from "@livery/product/features.ts";
import { pointRates } from "@livery/product/pointRates.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import type { Merchant } from "../merchant.ts";

const allOn = Object.fromEntries(features.map(({ id }) => [id, true])) as Merchant["features"];
const allHidden = Object.fromEntries(
  registrationFields.map(({ id }) => [id, "hidden"]),
) as Merchant["registration"]["fields"];

/** A merchant with everything switched on, whose name must be escaped in HTML. */
export const testMerchant: Merchant = {
  merchant: "TEST01",
  site: "member",
  name: { ko: "시험 & 공원", en: "Trial & Park" },
  minimumAge: 19,
  constants: Object.fromEntries(constants.map(({ id, value }) => [id, value])) as Merchant["constants"],
  pointRates: Object.fromEntries(pointRates.map(({ gameType, rate }) => [gameType, rate])),
  contact: { email: "hello@trial.example.invalid" },
  contract: { autoTerminate: "higher" },
  defaultLanguage: "ko",
  features: allOn,
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
  registration: { fields: allHidden, termsChecked: true },
  support: { cipher: "DES-ECB" },
  hosts: { api: "/api", endpoints: {}, tokenHeader: "Authorization" },
};
