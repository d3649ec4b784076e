import type { AgentPageId } from "./agentPages.ts";
import type { ConstantId } from "./constants.ts";
import type { FeatureId } from "./features.ts";
import type { GameTypeId } from "./gameTypes.ts";
import type { LanguageCode, TextLanguage } from "./languages.ts";
import type { LayoutConfig } from "./layout.gen.ts";
import type { MemberPageId } from "./memberPages.ts";
import type { FieldRule, FormFieldId } from "./registration.ts";
import type { RegistrationFieldId } from "./registrationFields.ts";
import type { Switches } from "./switches.gen.ts";
import type { TextFileId } from "./textFiles.ts";
import type { TilePageId } from "./tilePages.ts";

/** A text in each language with texts of the product's own, and in those for which a brand writes it; `textIn` reads it. */
export type LocalizedText = Readonly<Record<TextLanguage, string> & Partial<Record<LanguageCode, string>>>;

/** An entry of the member or agent menu as a brand wants it. */
export interface MenuEntry<Id extends string> {
  readonly id: Id;
  /** The brand's own label; without it the base text of the page. */
  readonly label?: LocalizedText;
}

/** A gambling licence as the footer states it. */
interface Licence {
  readonly authority: string;
  readonly number: string;
  readonly holder: string;
  /** The licence's entry in the authority's public register. */
  readonly register: string;
  /** The markets that it covers, by ISO 3166-1 alpha-2. */
  readonly markets: readonly string[];
}

/** A way to pay as the footer shows it (FT-001). */
interface PaymentSign {
  readonly sign: "bank" | "card" | "phone" | "crypto" | "voucher";
  readonly name: LocalizedText;
}

/** Addresses of the pictures that are drawn from the brand's theme for one mode. */
export interface SiteArt {
  readonly hero: string;
  readonly heroPhone: string;
  readonly app: string;
  /** Of the pages that home offers beside its games, by the id of their menu entry. */
  readonly pages: Readonly<Partial<Record<TilePageId, string>>>;
  readonly empty: string;
  readonly gameTypes: Readonly<Partial<Record<GameTypeId, string>>>;
}

/** Addresses, from the site's root, of the files that the pack puts beside the page. */
export interface SiteAssets {
  readonly logo: string;
  /** The sprite with every icon in the brand's weight; `#name` picks one. */
  readonly icons: string;
  /** The stylesheets of the brand's web fonts, loaded after the first paint. */
  readonly fonts: readonly string[];
  /** Text files by language and name, in the languages that the site's choices read. Of the features only those that are on. */
  readonly texts: Readonly<Partial<Record<TextLanguage, Readonly<Partial<Record<TextFileId, string>>>>>>;
  /** The pictures of both modes; a picture that is the same in both has one address. */
  readonly art: { readonly light: SiteArt; readonly dark: SiteArt };
}

/**
 * What the browser knows of its brand: the only part of a compiled brand that leaves the build. It is inlined in the
 * page as data and handed to `<App site={…}>` as a prop; no module reads it at import (architecture §1).
 */
export interface SiteConfig {
  readonly id: string;
  readonly merchant: string;
  readonly platform: string;
  readonly device: string;
  /** Whom the site is for; changes the login rule and the landing (BR-053). */
  readonly site: "member" | "agent";
  readonly play: "demo" | "real-money";
  readonly minimumAge: number;
  readonly licences: readonly Licence[];
  /** The markets that the brand addresses, by ISO 3166-1 alpha-2. */
  readonly markets: readonly string[];
  readonly name: LocalizedText;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly copyright: LocalizedText;
  readonly contact: { readonly email?: string; readonly social?: string };
  /** The languages that a visitor may choose from, in the order of the menu (BR-024). */
  readonly locales: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly currencySymbol: string;
  readonly lotteryType: "LOTT" | "VN" | "SEA" | "ELOTT" | "NONE";
  readonly prizeModes: Readonly<Partial<Record<"Lott" | "ZY" | "Elott" | "SEA", string>>>;
  readonly announcements: readonly ("B" | "PL" | "PU" | "PR" | "H")[];
  /** The game types that the site shows, in the order of its navigation; those of features that are off are not there. */
  readonly gameTypes: readonly GameTypeId[];
  /** Codes of the vendors that stand first wherever vendors are listed, in their order (BR-061). */
  readonly vendorOrder?: readonly string[];
  /** Codes of the vendors of SPORTS that are shown under ESPORTS (HD-057). */
  readonly esportsVendors?: readonly string[];
  /** The gameClassify of the mini games (BR-047). */
  readonly miniGames: string;
  /** Rates at which stakes earn points; a game type without one earns none (PM-015). */
  readonly pointRates: Readonly<Partial<Record<GameTypeId, number>>>;
  readonly payments?: readonly PaymentSign[];
  /** What the brand advertises, as it is written; nothing else may be claimed (BR-048). */
  readonly figures?: { readonly slots?: string; readonly zaloBonus?: string; readonly registrationAmount?: string };
  /** What the brand says; the platform may have a say as well, so that pages ask `resolveSwitches` (BR-037). */
  readonly switches: Switches;
  /** The switches that a compliance pack decides: the platform has no say in them. */
  readonly lockedSwitches: readonly (keyof Switches)[];
  readonly features: Readonly<Record<FeatureId, boolean>>;
  readonly layout: LayoutConfig;
  /** The mode that a first visit sees; the other one is a choice in the side menu. */
  readonly mode: "light" | "dark";
  readonly memberMenu: readonly MenuEntry<MemberPageId>[];
  readonly agentMenu: readonly MenuEntry<AgentPageId>[];
  readonly registration: {
    /** What the form asks for until the platform's own settings answer; the platform wins field by field. */
    readonly fields: Readonly<Record<RegistrationFieldId, "hidden" | "optional" | "required">>;
    /** How values must be written where the platform sets no rule for a field (BR-007). */
    readonly rules?: Readonly<Partial<Record<FormFieldId, FieldRule>>>;
    /** Whether the box for terms and age begins ticked (VF-039). */
    readonly termsChecked: boolean;
  };
  /** Login and registration ask for a slide to be drawn (AU-019). */
  readonly slideCaptcha?: true;
  /** The project that sends SMS codes instead of the platform (AU-062). */
  readonly firebase?: { readonly project: string; readonly app: string; readonly webKey: string };
  readonly contract: { readonly autoTerminate: "higher" | "lower" };
  readonly support: {
    /** How the platform wraps the address of customer service (CS-008). */
    readonly cipher: "DES-ECB" | "none";
    /** The only hosts that its window may open; any https address where they are left out (CS-009). */
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
  readonly analytics?: { readonly gtagId: string };
  /** The brands at which a member may exclude himself at once (CO-025). */
  readonly operatorGroup?: string;
  readonly constants: Readonly<Record<ConstantId, number>>;
  readonly hosts: {
    readonly api: string;
    readonly flags?: string;
    /** Paths of calls that this platform answers elsewhere, by the call's id (AP-F). */
    readonly endpoints: Readonly<Partial<Record<string, string>>>;
    /** The request header that carries the session's token (AP-D). */
    readonly tokenHeader: string;
    /** The platform's RSA key, SPKI in base64, that encrypted bodies are sealed with (AU-075). */
    readonly publicKey?: string;
  };
  /** The brand's own texts over the base texts: language → text file → flat key → text. A language without any is not there. */
  readonly texts: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, Readonly<Record<string, string>>>>>>>;
  readonly assets: SiteAssets;
}
