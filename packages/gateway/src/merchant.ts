import type { PlayTools } from "@livery/product/playTools.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** A merchant's terms that its brand does not set. */
interface MerchantTerms {
  /** The hosts of its site, over HTTPS: only pages of these hosts, and of this machine, may change anything. */
  readonly domains?: readonly string[];
  /**
   * The countries that it serves, by ISO 3166-1 alpha-2: visitors from others are rejected. Empty means every country.
   */
  readonly markets?: readonly string[];
  /** Whether a member plays from one wallet or has one at each provider (the default). Stored at the first start. */
  readonly wallet?: "single" | "transfer";
  /** The operator's group of the merchant: a member may be excluded from the whole group. */
  readonly operatorGroup?: string;
  /** Legal requirements of its markets. */
  readonly duties?: {
    /** Whether a member may cancel a withdrawal (CO-028); defaults to true. */
    readonly withdrawalCancel?: boolean;
    /** Hours before a raised limit takes effect (CO-020); defaults to 24. */
    readonly coolingHours?: number;
    /** The most that members may pay in or lose, also without a limit of their own (CO-020, CO-021). */
    readonly limitCeilings?: PlayTools["ceilings"];
  };
}

/** The parts of a brand's compiled site that the platform needs; a brand that differs elsewhere is the same merchant. */
export const merchantParts = [
  "merchant",
  "site",
  "name",
  "markets",
  "operatorGroup",
  "minimumAge",
  "ageCheckBeforeFreePlay",
  "mailProof",
  "constants",
  "timeZone",
  "currencyDecimals",
  "pointRates",
  "contact",
  "contract",
  "defaultLanguage",
  "features",
  "switches",
  "registration",
  "support",
  "hosts",
  "firebase",
  "turnstile",
  "analytics",
] as const satisfies readonly (keyof SiteConfig)[];

/** What the platform needs to know about a merchant: a part of its brand's compiled site, and its terms. */
export type Merchant = Pick<SiteConfig, Exclude<(typeof merchantParts)[number], keyof MerchantTerms>> &
  MerchantTerms & {
    readonly hosts: {
      /**
       * The public key that its site encrypts calls with (AU-075), as base64 of its SPKI form. If set, bodies in clear
       * are rejected.
       */
      readonly publicKey?: string;
    };
  };
