import type { AgentPageId } from "./agentPages.ts";
import type { ConstantId } from "./constants.ts";
import type { FeatureId } from "./features.ts";
import type { GameTypeId } from "./gameTypes.ts";
import type { LanguageCode, TextLanguage } from "./languages.ts";
import type { LayoutConfig } from "./layout.gen.ts";
import type { MemberPageId } from "./memberPages.ts";
import type { PlayTools } from "./playTools.ts";
import type { FieldRule, FormFieldId } from "./registration.ts";
import type { RegistrationFieldId } from "./registrationFields.ts";
import type { Switches } from "./switches.gen.ts";
import type { TextAddresses } from "./textFiles.ts";
import type { PicturedPageId } from "./tilePages.ts";

/**
 * A text in each language with the product's own texts, and in further languages that the brand provides; read it with
 * `textIn`.
 */
export type LocalizedText = Readonly<Record<TextLanguage, string> & Partial<Record<LanguageCode, string>>>;

/** A brand's entry of the member or agent menu. */
export interface MenuEntry<Id extends string> {
  readonly id: Id;
  /** The brand's own label; by default the page's base text. */
  readonly label?: LocalizedText;
}

/** A gambling licence, as shown in the footer. */
interface Licence {
  readonly authority: string;
  readonly number: string;
  readonly holder: string;
  /** The licence's entry in the authority's public register. */
  readonly register: string;
  /** The markets that it covers, by ISO 3166-1 alpha-2. */
  readonly markets: readonly string[];
}

/** A help line for problem gambling, as shown in the footer (CO-010). */
interface FooterHelpLine {
  readonly name: string;
  readonly link: string;
  readonly phone?: string;
}

/** A payment method, as shown in the footer (FT-001). */
interface PaymentSign {
  readonly sign: "bank" | "card" | "phone" | "crypto" | "voucher";
  readonly name: LocalizedText;
}

/** Addresses of the pictures that are drawn from the brand's theme for one mode. */
export interface SiteArt {
  readonly hero: string;
  readonly heroPhone: string;
  readonly app: string;
  /** Pictures of the pages that home offers beside its games, by the id of their menu entry. */
  readonly pages: Readonly<Partial<Record<PicturedPageId, string>>>;
  readonly empty: string;
  readonly gameTypes: Readonly<Partial<Record<GameTypeId, string>>>;
}

/** The brand's web fonts, loaded after the first content. */
export interface SiteFonts {
  readonly sheet: string;
  /** The files that every page needs, by the script whose characters they have. */
  readonly first: { readonly latin: readonly string[]; readonly hangul: readonly string[] };
}

/** Addresses, from the site's root, of the files that the pack contains beside the page. */
export interface SiteAssets {
  readonly logo: string;
  /** The sprite with every icon in the brand's weight; `#name` picks one. */
  readonly icons: string;
  readonly fonts: SiteFonts;
  /** The texts by language and part, for the languages that the site's choices need. */
  readonly texts: Readonly<Partial<Record<TextLanguage, TextAddresses>>>;
  /** The pictures of both modes; a picture that is the same in both has one address. */
  readonly art: { readonly light: SiteArt; readonly dark: SiteArt };
}

/**
 * What the browser knows about its brand: the only part of a compiled brand that leaves the build. It is inlined in the
 * page as data and passed to `<App site={…}>` as a prop; no module reads it at import (architecture §1).
 */
export interface SiteConfig {
  readonly id: string;
  readonly merchant: string;
  readonly platform: string;
  readonly device: string;
  /** The site's audience: on an agent site only agents can log in (BR-053). */
  readonly site: "member" | "agent";
  /** Origin of the brand's first domain, for canonical addresses. */
  readonly origin?: string;
  readonly play: "demo" | "real-money";
  readonly minimumAge: number;
  readonly licences: readonly Licence[];
  /** Those that its compliance packs or its own config name for the footer. */
  readonly helpLines?: readonly FooterHelpLine[];
  /** The markets that the brand serves, by ISO 3166-1 alpha-2. */
  readonly markets: readonly string[];
  readonly name: LocalizedText;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly copyright: LocalizedText;
  readonly contact: { readonly email?: string; readonly social?: string };
  /** The languages that a visitor may choose from, in menu order (BR-024). */
  readonly locales: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  /** The IANA time zone of the site's days and records; Korea's if left out. */
  readonly timeZone?: string;
  readonly currencySymbol: string;
  /** Decimals of the currency; those of play money if left out. */
  readonly currencyDecimals?: number;
  readonly lotteryType: "LOTT" | "VN" | "SEA" | "ELOTT" | "NONE";
  readonly prizeModes: Readonly<Partial<Record<"Lott" | "ZY" | "Elott" | "SEA", string>>>;
  readonly announcements: readonly ("B" | "PL" | "PU" | "PR" | "H")[];
  /** The game types of the site, in navigation order, without those of features that are off. */
  readonly gameTypes: readonly GameTypeId[];
  /** Codes of the providers that come first wherever providers are listed, in order (BR-061). */
  readonly vendorOrder?: readonly string[];
  /** Codes of the SPORTS providers that are shown under ESPORTS (HD-057). */
  readonly esportsVendors?: readonly string[];
  /** The gameClassify of the mini games (BR-047). */
  readonly miniGames: string;
  /** Rates at which stakes earn points; a game type without one earns none (PM-015). */
  readonly pointRates: Readonly<Partial<Record<GameTypeId, number>>>;
  readonly payments?: readonly PaymentSign[];
  /** The figures that the brand advertises, verbatim; no others may be claimed (BR-048). */
  readonly figures?: { readonly slots?: string; readonly zaloBonus?: string; readonly registrationAmount?: string };
  /** The brand's own values; the platform may override them, so pages use `resolveSwitches` (BR-037). */
  readonly switches: Switches;
  /** The switches that a compliance pack decides; the platform cannot change them. */
  readonly lockedSwitches: readonly (keyof Switches)[];
  readonly features: Readonly<Record<FeatureId, boolean>>;
  readonly layout: LayoutConfig;
  /** The mode of a first visit; the side menu offers the other one. */
  readonly mode: "light" | "dark";
  readonly memberMenu: readonly MenuEntry<MemberPageId>[];
  readonly agentMenu: readonly MenuEntry<AgentPageId>[];
  readonly registration: {
    /** The form's fields until the platform's own settings arrive; the platform overrides field by field. */
    readonly fields: Readonly<Record<RegistrationFieldId, "hidden" | "optional" | "required">>;
    /** The rules for values of fields that the platform does not list (BR-007). */
    readonly rules?: Readonly<Partial<Record<FormFieldId, FieldRule>>>;
    /** Whether the checkbox for terms and age is ticked initially (VF-039). */
    readonly termsChecked: boolean;
    /** Fields that a compliance pack forbids: the platform cannot ask for them either (CO-033). */
    readonly forbidden?: readonly RegistrationFieldId[];
  };
  /** Visitors state their date of birth before free play (CO-012). */
  readonly ageCheckBeforeFreePlay?: true;
  /** New members prove their mail address before they deposit or play (CO-037). */
  readonly mailProof?: true;
  /** Members are asked for a limit of their own before their first deposit (CO-022). */
  readonly limitBeforeDeposit?: true;
  /** Members cannot cancel a withdrawal: their markets forbid it (CO-028). */
  readonly withdrawalFinal?: true;
  readonly playTools?: PlayTools;
  /** Login and registration use a slide captcha (AU-019). */
  readonly slideCaptcha?: true;
  /** The project that sends SMS codes instead of the platform (AU-062). */
  readonly firebase?: {
    readonly project: string;
    readonly app: string;
    readonly webKey: string;
    /** The platform takes the place of Firebase. */
    readonly emulator?: true;
  };
  /** The widget that takes the place of the platform's captchas (AU-085). */
  readonly turnstile?: { readonly siteKey: string };
  readonly contract: { readonly autoTerminate: "higher" | "lower" };
  readonly support: {
    /** How the platform encrypts the address of customer service (CS-008). */
    readonly cipher: "DES-ECB" | "none";
    /** The only hosts that its window may open; any https address if omitted (CS-009). */
    readonly hosts?: readonly string[];
  };
  /** How windows over the page behave (BR-043): `delay` in milliseconds, sizes in pixels. */
  readonly windows: {
    readonly delay: number;
    readonly width: number;
    readonly height: number;
    readonly draggable: boolean;
    readonly backdropCloses: boolean;
  };
  /** The Google tag; without it none may be loaded (BR-045). */
  readonly analytics?: {
    readonly gtagId: string;
    /** A compliance pack asks for the visitor's consent first (CO-034). */
    readonly afterConsent?: true;
  };
  /** The brands from which a member may exclude itself at once (CO-025). */
  readonly operatorGroup?: string;
  readonly constants: Readonly<Record<ConstantId, number>>;
  readonly hosts: {
    readonly api: string;
    readonly flags?: string;
    /** The only origins whose games may be embedded; none if omitted (LA-040). */
    readonly games?: readonly string[];
    /** The only other origins of pictures; none if omitted. The platform's image hosts have to be among them (BR-039). */
    readonly images?: readonly string[];
    /** Paths of calls that differ on this platform, by the call's id (AP-F). */
    readonly endpoints: Readonly<Partial<Record<string, string>>>;
    /** The request header that carries the session's token (AP-D). */
    readonly tokenHeader: string;
    /** The platform's RSA key, SPKI in base64, for encrypting bodies (AU-075). */
    readonly publicKey?: string;
  };
  /**
   * The brand's own texts, which override the base texts: language → text file → flat key → text. Languages without any
   * are missing.
   */
  readonly texts: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, Readonly<Record<string, string>>>>>>>;
  readonly assets: SiteAssets;
}
