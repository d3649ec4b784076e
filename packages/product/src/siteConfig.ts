import type { AgentPageId } from "./agentPages.ts";
import type { ConstantId } from "./constants.ts";
import type { FeatureId } from "./features.ts";
import type { GameTypeId } from "./gameTypes.ts";
import type { LanguageCode } from "./languages.ts";
import type { LayoutConfig } from "./layout.gen.ts";
import type { MemberPageId } from "./memberPages.ts";
import type { RegistrationFieldId } from "./registrationFields.ts";
import type { Switches } from "./switches.gen.ts";
import type { TextFileId } from "./textFiles.ts";
import type { TilePageId } from "./tilePages.ts";

/** A text in every language that has texts. */
export type LocalizedText = Readonly<Record<LanguageCode, string>>;

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
  /** Text files by language and name. Of the features only those that are on are listed. */
  readonly texts: Readonly<Record<LanguageCode, Readonly<Partial<Record<TextFileId, string>>>>>;
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
  readonly locales: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly currencySymbol: string;
  readonly lotteryType: "LOTT" | "VN" | "SEA" | "ELOTT" | "NONE";
  readonly prizeModes: Readonly<Partial<Record<"Lott" | "ZY" | "Elott" | "SEA", string>>>;
  readonly announcements: readonly ("B" | "PL" | "PU" | "PR" | "H")[];
  readonly switches: Switches;
  readonly features: Readonly<Record<FeatureId, boolean>>;
  readonly layout: LayoutConfig;
  /** The mode that a first visit sees; the other one is a choice in the side menu. */
  readonly mode: "light" | "dark";
  readonly memberMenu: readonly MenuEntry<MemberPageId>[];
  readonly agentMenu: readonly MenuEntry<AgentPageId>[];
  readonly registration: {
    /** What the form asks for until the platform's own settings answer; the platform wins field by field. */
    readonly fields: Readonly<Record<RegistrationFieldId, "hidden" | "optional" | "required">>;
    /** Whether the box for terms and age begins ticked (VF-039). */
    readonly termsChecked: boolean;
  };
  readonly constants: Readonly<Record<ConstantId, number>>;
  readonly hosts: {
    readonly api: string;
    readonly flags?: string;
    /** Paths of calls that this platform answers elsewhere, by the call's id (AP-F). */
    readonly endpoints: Readonly<Partial<Record<string, string>>>;
    /** The request header that carries the session's token (AP-D). */
    readonly tokenHeader: string;
  };
  /** The brand's own texts over the base texts: language → text file → flat key → text. */
  readonly texts: Readonly<Record<LanguageCode, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  readonly assets: SiteAssets;
}
