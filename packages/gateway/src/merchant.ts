import type { SiteConfig } from "@livery/product/siteConfig.ts";

/** What holds at a merchant beside what its brand says. */
interface MerchantTerms {
  /** Where its site stands, by HTTPS: only pages of these hosts, and of this machine, may change anything. */
  readonly domains?: readonly string[];
  /** The countries that it addresses, by ISO 3166-1 alpha-2: visitors from any other are not let in. Every one if empty. */
  readonly markets?: readonly string[];
  /** Whether a member plays from one wallet or from one at each vendor, which is the usual. Written down at the first start. */
  readonly wallet?: "single" | "transfer";
  /** The operator's group that the merchant is of: a member may be excluded from all of it. */
  readonly operatorGroup?: string;
  /** What the law of its markets asks for. */
  readonly duties?: {
    /** Whether a member may cancel a withdrawal (CO-028); true if left out. */
    readonly withdrawalCancel?: boolean;
    /** How long a raised limit waits (CO-020); 24 if left out. */
    readonly coolingHours?: number;
  };
}

/** What the platform must know of a merchant: a part of its brand's compiled site, and its terms. */
export type Merchant = Pick<
  SiteConfig,
  | "merchant"
  | "site"
  | "name"
  | "minimumAge"
  | "contact"
  | "defaultLanguage"
  | "features"
  | "switches"
  | "registration"
  | "hosts"
> &
  MerchantTerms & {
    readonly hosts: {
      /** The key that its site seals encrypted calls with (AU-075), as base64 of its SPKI form. Then no other way is taken. */
      readonly publicKey?: string;
    };
  };
