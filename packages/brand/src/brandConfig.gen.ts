// Generated from schemas/brand.root.json by `npm run gen`. Do not edit.
import type { AgentPageId } from "@livery/product/agentPages.ts";
import type { ConstantId } from "@livery/product/constants.ts";
import type { FeatureId } from "@livery/product/features.ts";
import type { FieldPatternId } from "@livery/product/fieldPatterns.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import type { HomeSectionId } from "@livery/product/homeSections.ts";
import type { LanguageCode } from "@livery/product/languages.ts";
import type { LayoutConfig } from "@livery/product/layout.gen.ts";
import type { MemberPageId } from "@livery/product/memberPages.ts";
import type { FormFieldId } from "@livery/product/registration.ts";
import type { RegistrationFieldId } from "@livery/product/registrationFields.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import type { EmblemId } from "@livery/theme/art/emblems.ts";
import type { ThemeConfig } from "@livery/theme/themeConfig.gen.ts";
import type { ColorTokenName, PlainTokenName } from "@livery/theme/tokens.ts";

/** Everything that makes a brand. brand.json contains only what differs from the defaults. */
export interface BrandConfig {
  /** Path of the schema, from which an editor completes and explains every key; brand.schema.ko.json beside it explains them in Korean. The build itself does not read it. */
  readonly $schema?: string;
  /** Short name of the brand, the same as its folder in brands/. It is also the name of the built site's folder. */
  readonly id: string;
  /** Id of the brand to inherit from. Objects are merged key by key, lists are replaced, and null removes an inherited value. Values that identify a brand are never inherited. Without it, only the defaults apply. */
  readonly extends?: string;
  /** Whether the brand exists only to be extended. It is checked but has no site, and it may leave out the values that every brand must set for itself. */
  readonly abstract?: boolean;
  /** The code that identifies the brand to the platform; every call sends it. No two brands share one (BR-014). */
  readonly merchant: string;
  /** The platform value that game list calls send (BR-013). */
  readonly platform?: string;
  /** The device value that lottery calls and launches send (BR-016). */
  readonly device?: string;
  /** Who the site is for. On an agent site only agents can log in (BR-053). */
  readonly site?: "member" | "agent";
  /** The time zone in which the site's days begin and its records are dated, by its name in the IANA database. Without it, Korea's (Asia/Seoul). */
  readonly timeZone?: string;
  /** demo: play money only. real-money: needs a licence for every market (CO-001). */
  readonly play?: "demo" | "real-money";
  /** The domains of the site. The first is its address; the others redirect to it. */
  readonly domains?: readonly string[];
  /** Name of the SVG in the brand's assets/ from which the logo, the favicon and the app icons are made (BR-054). */
  readonly logo?: string;
  /** Name of the brand beside its logo, in the document title and in the web manifest. */
  readonly name: Readonly<Partial<Record<LanguageCode, string>>>;
  /** Title of the page in the browser tab and in search results (BR-054). Without it, the name is used. */
  readonly title?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** Text below the title in search results and shared links. Without it, the document title is used. */
  readonly description?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** The copyright holder in the last line of the footer, optionally with a sentence; the site adds © and the year in front (BR-054). Without it, the name is used. */
  readonly copyright?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** How visitors reach the brand if the platform names no other contact (BR-054). */
  readonly contact?: {
    /** Address that the footer and the help pages link to. Without it, there is no such link. */
    readonly email?: string;
    /** Page of the brand on a social network. Without it, there is no such link. */
    readonly social?: string;
  };
  /** Where people report vulnerabilities of the site. It becomes /.well-known/security.txt (RFC 9116), which also names the languages and the first domain of the brand. Without it, there is no such file. */
  readonly securityContact?: {
    /** An e-mail address, or a page with a form. */
    readonly address: string;
    /** The day after which the file is no longer valid, usually at most a year ahead. It is set here rather than calculated from the build date, so that the same config always gives the same files. `livery check` warns when the day is near. */
    readonly expires: string;
  };
  /** The languages that visitors can choose, in the order of the menu (BR-024). Without it, the whole list is offered. The site is translated into Korean and English; in any other language it is shown in English, and the platform's texts use that language if it can (BR-023). */
  readonly locales?: readonly LanguageCode[];
  /** The language of a first visit (BR-017). */
  readonly defaultLanguage?: LanguageCode;
  /** Shown with every amount (BR-042). */
  readonly currencySymbol?: string;
  /** The currency of the platform's amounts, by its ISO 4217 code. It sets the number of decimals: none for KRW, two for USD, three for KWD. Without it, amounts are play money with two decimals. */
  readonly currencyCode?: "KRW" | "USD" | "CNY" | "EUR" | "IDR" | "JPY" | "KWD" | "MYR" | "PHP" | "THB" | "VND";
  /** Which lottery the brand's lottery entry opens; NONE hides the entry (BR-015). */
  readonly lotteryType?: "LOTT" | "VN" | "SEA" | "ELOTT" | "NONE";
  /** The prize mode that lottery calls and launches send, for each kind of lottery. A kind without one is not offered (BR-019). */
  readonly prizeModes?: {
    /** Code of the prize mode for the lotteries at /lottery. Without it, they are not offered. */
    readonly Lott?: string;
    /** Code of the prize mode for the lotteries of ZY. Without it, they are not offered. */
    readonly ZY?: string;
    /** Code of the prize mode for the electronic lotteries. Without it, they are not offered. */
    readonly Elott?: string;
    /** Code of the prize mode for the lotteries at /seaLottery. Without it, they are not offered. */
    readonly SEA?: string;
  };
  /** The game types that the site shows, in the order of its navigation. A type that the platform does not list, or whose feature is off, is hidden (BR-046, BR-061). */
  readonly gameTypes?: readonly GameTypeId[];
  /** Codes of the providers that come first in every list of providers, in this order; the others follow in the platform's order (BR-061). */
  readonly vendorOrder?: readonly string[];
  /** Codes of the providers that the platform lists under sports and the site shows under e-sports (HD-057). */
  readonly esportsVendors?: readonly string[];
  /** The gameClassify value with which the platform marks mini games in /rng (BR-047). */
  readonly miniGames?: string;
  /** Rates at which stakes earn points, by game type; the platform's own rates take precedence (PM-011, PM-015). */
  readonly pointRates?: Readonly<Partial<Record<GameTypeId, number>>>;
  /** The payment methods whose icons are in the footer, in this order (FT-001). If the list is empty, none are shown. */
  readonly payments?: readonly {
    /** The icon of the payment method. */
    readonly sign: "bank" | "card" | "phone" | "crypto" | "voucher";
    /** The name of the payment method. Screen readers read it for the icon. */
    readonly name: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** Figures that the brand advertises. The site claims no figure that is not set here (BR-048, BR-049). */
  readonly figures?: {
    /** Approximate number of slots (CN-055). Without it, home shows no number. */
    readonly slots?: string;
    /** The highest bonus for members who come through Zalo (CN-046). Without it, there is no such banner. */
    readonly zaloBonus?: string;
    /** The amount in the title of the registration (CN-047). Without it, the title shows no amount. */
    readonly registrationAmount?: string;
  };
  /** The kinds of announcements that the site requests from the platform (BR-020). */
  readonly announcements?: readonly ("B" | "PL" | "PU" | "PR" | "H")[];
  /** Shows or hides parts of the site. `x-override` says who decides: build = only this file; server-off-only = shown only if this file and the server both turn it on; server = the server decides, and this value applies until it responds (BR-037). */
  readonly switches?: {
    /** Visitors can register themselves. Off hides the register buttons in the header and the side menu (BR-026). */
    readonly DIRECTREG3?: boolean;
    /** Off leaves only the login by username (BR-027). */
    readonly MOBILEVERCODELOGIN3?: boolean;
    /** The registration requires a code sent by SMS (BR-028). */
    readonly REGMOBVERF3?: boolean;
    /** A forgotten password can be reset by SMS as well as by e-mail (BR-029). */
    readonly CHNGPASSVERIF3?: boolean;
    /** The registration offers the mobile mode (BR-030). */
    readonly MOBILEREG3?: boolean;
    /** The mobile mode of the registration has a password field (BR-031). */
    readonly MOBILEREGPASS3?: boolean;
    /** The registration offers the username mode (BR-032). */
    readonly USERNAMEREG3?: boolean;
    /** Visitors can try the games without an account (BR-033). */
    readonly FREEPLAY3?: boolean;
    /** A member who logs in with an expired password must change it first (BR-034). */
    readonly FORCEPASSEXPIRY3?: boolean;
    /** Every page except login, registration, help and download requires a login (BR-035). */
    readonly LOGGEDINONLY3?: boolean;
    /** Shows the links to the referral programme (BR-036). */
    readonly REFERRAL3?: boolean;
  };
  /** The areas of the site. A feature that is off leaves nothing in the built site: no page, code, text or link. */
  readonly features?: Readonly<Partial<Record<FeatureId, boolean>>>;
  /** How a brand looks: a dozen values from which palettes, both modes and every token are derived. Only `colors.brand` is required. */
  readonly theme: {
    /** The mode of a first visit. The other mode is derived as well, and visitors can switch to it. */
    readonly mode?: "light" | "dark";
    /** One word that sets the style of borders, shadows, buttons and fields. tonal: greys only. engraved: hairlines and metal. outline: one line, no shadow. sticker: thick dark outline and hard shadow. glow: dark background and a halo. paper: warm background and a seal. */
    readonly surface?: "tonal" | "engraved" | "outline" | "sticker" | "glow" | "paper";
    /** Small pattern at the edges of header and footer and behind empty states. */
    readonly motif?: "none" | "deco" | "ticks" | "confetti" | "grid" | "giwa";
    /** Style of buttons and their labels. chunky goes with sticker, cut goes with glow. */
    readonly button?: "solid" | "plate" | "chunky" | "cut";
    /** Line weight of all icons. */
    readonly icon?: "light" | "regular" | "bold" | "fill" | "duotone";
    /** Corners and outlines of all boxes. */
    readonly shape?: {
      /** Shape of corners. Browsers that support only round corners show round ones with the same radius. */
      readonly corner?: "round" | "squircle" | "bevel" | "scoop" | "notch";
      /** Radius of panels in pixels. Corners other than round are visible only at 3 or more. */
      readonly radius?: number;
      /** Radius of buttons and fields in pixels. */
      readonly control?: number;
      /** Radius of chips and tags in pixels; 999 makes pills. */
      readonly chip?: number;
      /** Width of the lines around panels and buttons in pixels. Without it, the surface recipe sets it: 0 for tonal, 2.5 for sticker, 1 for the others. */
      readonly stroke?: number;
      /** Radius of game pictures in pixels. */
      readonly art?: number;
    };
    /** Fonts and sizes. */
    readonly type?: {
      /** noto: Noto Sans KR for everything. playfair-notoserif: Playfair Display and Noto Serif KR for titles. archivo-plex: Archivo and IBM Plex Sans KR. fredoka-jua: Fredoka and Jua for round, playful titles. oxanium-dohyeon: Oxanium and Do Hyeon for technical ones. cormorant-gowun: Cormorant and Gowun Batang for titles, IBM Plex Sans KR for text. */
      readonly pair?:
        | "noto"
        | "playfair-notoserif"
        | "archivo-plex"
        | "fredoka-jua"
        | "oxanium-dohyeon"
        | "cormorant-gowun";
      /** Font weight of titles. */
      readonly displayWeight?: number;
      /** Font weight of running text. */
      readonly bodyWeight?: number;
      /** In em. Hangul titles look best between -0.032 and 0. */
      readonly track?: number;
      /** Ratio from one size of titles to the next. Hangul needs less than Latin: 1.16 to 1.25. */
      readonly scale?: number;
      /** Size of running text in pixels. */
      readonly base?: number;
      /** In percent of the font's normal width. Only Archivo has widths; other fonts keep theirs. */
      readonly width?: number;
      /** upper shows Latin titles in capitals; Hangul has no capitals. */
      readonly case?: "none" | "upper";
      /** Size of the hero's title on a desktop in pixels. */
      readonly hero?: number;
      /** Size of the hero's title on a phone in pixels. */
      readonly heroPhone?: number;
      /** Size of the name beside the logo in pixels. */
      readonly logo?: number;
    };
    /** The brand's own colours. Missing ones are derived from the brand colour. They apply to the theme's own mode; the other mode's colours are derived from them. */
    readonly colors: {
      /** The colour of the main action. */
      readonly brand: string;
      /** Second colour, for badges and counters. */
      readonly accent?: string;
      /** Page background. */
      readonly ground?: string;
      /** Background of panels and cards. */
      readonly panel?: string;
      /** Background of fields and bars. */
      readonly well?: string;
      /** Colour of the main text. */
      readonly ink?: string;
      /** Colour of panel borders. */
      readonly line?: string;
      /** Background of the header. */
      readonly header?: string;
      /** Background of the footer. */
      readonly footer?: string;
      /** Colour of the chat room's header. Without it, the brand colour is used. */
      readonly chatHeader?: string;
      /** Colour of gains and success. */
      readonly positive?: string;
      /** Colour of losses and errors. */
      readonly negative?: string;
      /** Four to six cheerful fills for tag headings, tiles and confetti. The text on them is dark. */
      readonly playful?: readonly string[];
    };
    /** Tokens of light mode to set instead of deriving them: colours, borders, shadows and gradients. A value is a colour, or the name of another token such as {semantic.color.surface}. They are used unchanged. An unreadable pair of colours is an error, and the message suggests the nearest readable colour. */
    readonly light?: Readonly<Partial<Record<ColorTokenName, string>>>;
    /** Tokens of dark mode to set instead of deriving them: colours, borders, shadows and gradients. A value is a colour, or the name of another token such as {semantic.color.surface}. They are used unchanged. An unreadable pair of colours is an error, and the message suggests the nearest readable colour. */
    readonly dark?: Readonly<Partial<Record<ColorTokenName, string>>>;
    /** Tokens without a colour to set instead of deriving them: sizes, gaps, fonts and motion. They apply in both modes. A value is a text in the token's format, or the name of another token of the same type. */
    readonly tokens?: Readonly<Partial<Record<PlainTokenName, string>>>;
    /** Style of the generated pictures. */
    readonly art?: {
      /** Paint style and background of all generated pictures. */
      readonly treatment?: "soft" | "engraved" | "kit" | "pop" | "neon" | "bojagi";
      /** How game cards show pictures from other hosts; generated art is unchanged. asis: unchanged. matted: on a mat within the brand's frame. duotone: in the brand's two colours, for small pictures. */
      readonly vendor?: "asis" | "matted" | "duotone";
      /** The drawings that the brand's own pictures show. */
      readonly emblems?: {
        /** One to five drawings; the first one is the largest. */
        readonly hero?: readonly EmblemId[];
      };
      /** Four to six sets of colours for pictures. Without it, they are derived from the brand's colours. */
      readonly palettes?: readonly {
        /** Background of the picture. */
        readonly ground: string;
        /** Second tone of the background: the end of a gradient, or the pattern on it. */
        readonly ground2: string;
        /** Main body of a drawing. */
        readonly body: string;
        /** Shaded side of a drawing. */
        readonly shade: string;
        /** The contrasting colour. */
        readonly accent: string;
        /** Light details and paper. */
        readonly light: string;
        /** Dark details, lines and shadows. */
        readonly dark: string;
        /** The double ring of `bojagi`. Without it, the body colour is used. */
        readonly ring?: string;
        /** Colours of the patchwork of `bojagi`. Without it, the other colours are used. */
        readonly cloth?: readonly string[];
      }[];
    };
  };
  /** How the parts of a page are arranged. Layout makes a brand recognisable even without its colours. */
  readonly layout?: {
    /** bar: logo left, categories in a second row. split: logo centred between search and account. rail: slim top bar over a column of categories. */
    readonly header?: "bar" | "split" | "rail";
    /** Draws the header as one bordered box with room around it. */
    readonly headerFloat?: boolean;
    /** bottom: a tab bar at the bottom edge. drawer: hamburger, centred logo and a strip of categories. */
    readonly nav?: "bottom" | "drawer";
    /** Composition and height of the first screen of home. */
    readonly hero?: "split" | "carousel" | "mosaic" | "board" | "stage";
    /** tile: square art with name. poster: tall art with lettering. wide: list row with facts. round: outlined icon. */
    readonly card?: "tile" | "poster" | "wide" | "round";
    /** Heights of rows and controls, gaps and gutters. */
    readonly density?: "compact" | "regular" | "roomy";
    /** The decoration of section headings. */
    readonly heading?: "plain" | "ornament" | "bar" | "tag" | "terminal" | "seal";
    /** How home shows the categories. text: only the navigation shows them. */
    readonly shortcuts?: "icons" | "tiles" | "chips" | "text";
    /** overlay writes the title into the art as live text; none puts it below. */
    readonly lettering?: "none" | "overlay";
    /** row: on a phone, visitors swipe the row. grid: the row wraps. feature: the first card is twice as large. */
    readonly shelf?: "row" | "grid" | "feature";
    /** card: a box in the middle. split: a box with a picture beside the form. sheet: a panel at the right edge. On a phone, each one slides up from the bottom. */
    readonly auth?: "card" | "split" | "sheet";
    /** How the menu of a member's account looks. list: one entry below another. tabs: lines between entries, the current one marked at its edge. rail: narrow rows with an icon each, the current one filled. cards: boxes in two columns. */
    readonly member?: "list" | "tabs" | "rail" | "cards";
    /** How the text of a promotion card is aligned. start: at the start of the line. center: in the middle; not with compact density. */
    readonly align?: "start" | "center";
    /** columns: in several columns. centered: in the middle. */
    readonly footer?: "columns" | "centered";
    /** The sections below the hero, in order. */
    readonly home?: readonly HomeSectionId[];
  };
  /** The visible entries, in order. An entry that is not listed is hidden. */
  readonly memberMenu?: readonly {
    /** The page that the entry opens. */
    readonly id: MemberPageId;
    /** The brand's own name for the entry. Without it, the page's name is used. */
    readonly label?: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** The visible entries, in order. A page that is not listed is closed: nothing else leads there either. */
  readonly agentMenu?: readonly {
    /** The page that the entry opens. */
    readonly id: AgentPageId;
    /** The brand's own name for the entry. Without it, the page's name is used. */
    readonly label?: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** What the registration form asks for until the platform's settings have loaded; for each field, the platform's settings take precedence. Username, password and mobile number follow the switches. */
  readonly registration?: {
    /** The additional fields of the form. */
    readonly fields?: Readonly<Partial<Record<RegistrationFieldId, "hidden" | "optional" | "required">>>;
    /** Rules for the values, by field, if the platform sets no rule for the field (BR-007). Without an entry, a field keeps the product's rule. */
    readonly rules?: Readonly<
      Partial<
        Record<
          FormFieldId,
          {
            /** Number of the pattern that a value must match (VF-P00 … VF-P23). Without it, the field's own pattern applies. 0 Any characters · 1 Letters and digits, letter first · 2 Letters · 3 E-mail address · 4 Letters and digits · 5 Digits · 6 Letters and digits with an uppercase letter · 7 Letters and spaces · 8 No spaces · 9 Letters and symbols · 10 Chinese characters and digits · 11 Chinese with punctuation · 12 Date, year first · 13 Date, month first · 14 Korean · 15 Thai · 16 Thai or English with spaces · 17 Upper, lower, digit and symbol · 18 Full name in two parts · 19 Japanese, full-width · 20 Hiragana · 21 Katakana · 22 Kanji · 23 Uppercase English. */
            readonly pattern?: FieldPatternId;
            /** The minimum number of characters. Without it, the field's own minimum applies. */
            readonly minimum?: number;
            /** The maximum number of characters. Without it, the field's own maximum applies. */
            readonly maximum?: number;
          }
        >
      >
    >;
    /** Whether the checkbox for terms and age starts checked (VF-039). */
    readonly termsChecked?: boolean;
  };
  /** Whether visitors must solve a slide captcha before login and registration are sent. If the platform requires it, that takes precedence (AU-019). */
  readonly slideCaptcha?: boolean;
  /** The Firebase project that sends and checks SMS codes (AU-062). Its values are public by design. Without it, the platform sends the codes and the site contains no Firebase code. */
  readonly firebase?: {
    /** Id of the project. */
    readonly project: string;
    /** Id of the web app in the project. */
    readonly app: string;
    /** The key that the project's console shows for the web app. It identifies the project and grants no access. */
    readonly webKey: string;
    /** The platform takes the place of Firebase, as Firebase's own Auth emulator does: the site asks its own host, and nothing is sent to a phone. For trying the site out with the reference platform; a platform that takes Firebase's proofs refuses those of an emulator. */
    readonly emulator?: boolean;
  };
  /** The Cloudflare Turnstile widget that takes the place of the platform's own captchas (AU-085). The platform must check its tokens. Without it, the site contains no Turnstile code and asks none of its hosts. */
  readonly turnstile?: {
    /** The site key of the widget, which is public. Its secret key belongs to the platform and never in a config. */
    readonly siteKey: string;
  };
  /** The contracts between agents. */
  readonly contract?: {
    /** Which contracts of the downline end when a new rate is accepted: those with a higher or with a lower rate (AG-034). */
    readonly autoTerminate?: "higher" | "lower";
  };
  /** How visitors reach customer service. */
  readonly support?: {
    /** How the platform encrypts the address of customer service (CS-008). none: it sends the address in plain text. */
    readonly cipher?: "DES-ECB" | "none";
  };
  /** The behaviour of windows that open over the page (BR-043). A window with a form or a text is as large as its content. */
  readonly windows?: {
    /** Milliseconds until a window appears (CN-050). */
    readonly delay?: number;
    /** Minimum width of a window in pixels (CN-051). */
    readonly width?: number;
    /** Minimum height of a window in pixels (CN-051). */
    readonly height?: number;
    /** Whether visitors can move a window by its header (CN-052). */
    readonly draggable?: boolean;
    /** Whether a click outside a window closes it (CN-052). */
    readonly backdropCloses?: boolean;
  };
  /** Limits, sizes and times. */
  readonly constants?: Readonly<Partial<Record<ConstantId, number>>>;
  /** The hosts that the site connects to. The site's Content-Security-Policy blocks all others. */
  readonly hosts?: {
    /** The platform's address: an https address, or a path on the site's own host (BR-055). */
    readonly api?: string;
    /** Paths of the calls that this platform serves at a path other than the usual one, by the name of the call (AP-F). */
    readonly endpoints?: Readonly<Partial<Record<string, string>>>;
    /** The request header that carries a member's session (AP-D). */
    readonly tokenHeader?: string;
    /** The platform's RSA public key (SPKI as base64), which encrypts the bodies of encrypted calls (AU-075). Without it, only HTTPS protects them. */
    readonly publicKey?: string;
    /** Host of the country flags, at the path /COUNTRY_FLAG/ (BR-044). Without it, the platform's host is used. */
    readonly flags?: string;
    /** Hosts from which pictures of games, offers and banners may be loaded (BR-041). The platform's image hosts have to be among them (BR-039). */
    readonly images?: readonly string[];
    /** Hosts from which games may be embedded (BR-041). */
    readonly games?: readonly string[];
    /** Hosts that the customer service window may open (CS-009). If the list is empty, it may open any https address. */
    readonly support?: readonly string[];
  };
  /** How visits are counted. */
  readonly analytics?: {
    /** Id of the brand's Google tag (BR-045). It opens the Content-Security-Policy for Google's hosts; the platform names the tag that the site then loads. Without this id the site loads no tag, even if the platform names one. Where a compliance pack asks for it, visitors are asked first (CO-034). */
    readonly gtagId?: string;
  };
  /** Where the brand is offered and under which licences. */
  readonly compliance?: {
    /** Nobody below this age may play; the age mark in the footer shows it. A compliance pack may raise it, and a written value below the pack's is an error (CO-008). */
    readonly minimumAge?: number;
    /** Code of the group of operators that the brand belongs to: the site may ask members who exclude themselves whether that covers all of its brands (CO-025). Without it, the brand belongs to no group. */
    readonly operatorGroup?: string;
    /** The countries where the brand is offered, by ISO 3166-1 code. The compliance pack of each country applies to the brand, and a brand for real money needs a licence for each (CO-003, CO-005). */
    readonly markets?: readonly string[];
    /** Whether visitors must state their date of birth before free play; the site and the platform refuse visitors below the minimum age. It is a declaration, not proof of identity: a market that requires a verified age needs more. Packs that forbid free play without an age check allow it if this is on (CO-012). */
    readonly ageCheckBeforeFreePlay?: boolean;
    /** Whether new members prove their mail address before they deposit or play: your platform refuses both until a mail has come back. Packs that ask for a proof at registration accept it instead of a code by SMS (REGMOBVERF3). The registration has to require the mail address (CO-037). */
    readonly mailProof?: boolean;
    /** Help with problem gambling, by market. Packs that require a help line but provide none need it here (CO-010). */
    readonly helpLines?: readonly {
      /** The market that it serves. */
      readonly market: string;
      /** The name of the help line. */
      readonly name: string;
      /** Address of its page. */
      readonly link: string;
      /** Its phone number as people dial it. Without it, only the link is shown. */
      readonly phone?: string;
    }[];
    /** The gambling licences under which the brand operates; the footer shows them. */
    readonly licences?: readonly {
      /** The authority that issued it. */
      readonly authority: string;
      /** The licence number. */
      readonly number: string;
      /** The company that holds it. */
      readonly holder: string;
      /** Address of its entry in the authority's public register. */
      readonly register: string;
      /** The countries that it covers. */
      readonly markets: readonly string[];
    }[];
  };
}

/** A brand with every default filled in. */
export interface ResolvedConfig {
  /** Short name of the brand, the same as its folder in brands/. It is also the name of the built site's folder. */
  readonly id: string;
  /** Id of the brand to inherit from. Objects are merged key by key, lists are replaced, and null removes an inherited value. Values that identify a brand are never inherited. Without it, only the defaults apply. */
  readonly extends?: string;
  /** Whether the brand exists only to be extended. It is checked but has no site, and it may leave out the values that every brand must set for itself. */
  readonly abstract: boolean;
  /** The code that identifies the brand to the platform; every call sends it. No two brands share one (BR-014). */
  readonly merchant: string;
  /** The platform value that game list calls send (BR-013). */
  readonly platform: string;
  /** The device value that lottery calls and launches send (BR-016). */
  readonly device: string;
  /** Who the site is for. On an agent site only agents can log in (BR-053). */
  readonly site: "member" | "agent";
  /** The time zone in which the site's days begin and its records are dated, by its name in the IANA database. Without it, Korea's (Asia/Seoul). */
  readonly timeZone?: string;
  /** demo: play money only. real-money: needs a licence for every market (CO-001). */
  readonly play: "demo" | "real-money";
  /** The domains of the site. The first is its address; the others redirect to it. */
  readonly domains: readonly string[];
  /** Name of the SVG in the brand's assets/ from which the logo, the favicon and the app icons are made (BR-054). */
  readonly logo: string;
  /** Name of the brand beside its logo, in the document title and in the web manifest. */
  readonly name: Readonly<Partial<Record<LanguageCode, string>>>;
  /** Title of the page in the browser tab and in search results (BR-054). Without it, the name is used. */
  readonly title?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** Text below the title in search results and shared links. Without it, the document title is used. */
  readonly description?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** The copyright holder in the last line of the footer, optionally with a sentence; the site adds © and the year in front (BR-054). Without it, the name is used. */
  readonly copyright?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** How visitors reach the brand if the platform names no other contact (BR-054). */
  readonly contact: {
    /** Address that the footer and the help pages link to. Without it, there is no such link. */
    readonly email?: string;
    /** Page of the brand on a social network. Without it, there is no such link. */
    readonly social?: string;
  };
  /** Where people report vulnerabilities of the site. It becomes /.well-known/security.txt (RFC 9116), which also names the languages and the first domain of the brand. Without it, there is no such file. */
  readonly securityContact?: {
    /** An e-mail address, or a page with a form. */
    readonly address: string;
    /** The day after which the file is no longer valid, usually at most a year ahead. It is set here rather than calculated from the build date, so that the same config always gives the same files. `livery check` warns when the day is near. */
    readonly expires: string;
  };
  /** The languages that visitors can choose, in the order of the menu (BR-024). Without it, the whole list is offered. The site is translated into Korean and English; in any other language it is shown in English, and the platform's texts use that language if it can (BR-023). */
  readonly locales: readonly LanguageCode[];
  /** The language of a first visit (BR-017). */
  readonly defaultLanguage: LanguageCode;
  /** Shown with every amount (BR-042). */
  readonly currencySymbol: string;
  /** The currency of the platform's amounts, by its ISO 4217 code. It sets the number of decimals: none for KRW, two for USD, three for KWD. Without it, amounts are play money with two decimals. */
  readonly currencyCode?: "KRW" | "USD" | "CNY" | "EUR" | "IDR" | "JPY" | "KWD" | "MYR" | "PHP" | "THB" | "VND";
  /** Which lottery the brand's lottery entry opens; NONE hides the entry (BR-015). */
  readonly lotteryType: "LOTT" | "VN" | "SEA" | "ELOTT" | "NONE";
  /** The prize mode that lottery calls and launches send, for each kind of lottery. A kind without one is not offered (BR-019). */
  readonly prizeModes: {
    /** Code of the prize mode for the lotteries at /lottery. Without it, they are not offered. */
    readonly Lott?: string;
    /** Code of the prize mode for the lotteries of ZY. Without it, they are not offered. */
    readonly ZY?: string;
    /** Code of the prize mode for the electronic lotteries. Without it, they are not offered. */
    readonly Elott?: string;
    /** Code of the prize mode for the lotteries at /seaLottery. Without it, they are not offered. */
    readonly SEA?: string;
  };
  /** The game types that the site shows, in the order of its navigation. A type that the platform does not list, or whose feature is off, is hidden (BR-046, BR-061). */
  readonly gameTypes: readonly GameTypeId[];
  /** Codes of the providers that come first in every list of providers, in this order; the others follow in the platform's order (BR-061). */
  readonly vendorOrder: readonly string[];
  /** Codes of the providers that the platform lists under sports and the site shows under e-sports (HD-057). */
  readonly esportsVendors: readonly string[];
  /** The gameClassify value with which the platform marks mini games in /rng (BR-047). */
  readonly miniGames: string;
  /** Rates at which stakes earn points, by game type; the platform's own rates take precedence (PM-011, PM-015). */
  readonly pointRates: Readonly<Partial<Record<GameTypeId, number>>>;
  /** The payment methods whose icons are in the footer, in this order (FT-001). If the list is empty, none are shown. */
  readonly payments: readonly {
    /** The icon of the payment method. */
    readonly sign: "bank" | "card" | "phone" | "crypto" | "voucher";
    /** The name of the payment method. Screen readers read it for the icon. */
    readonly name: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** Figures that the brand advertises. The site claims no figure that is not set here (BR-048, BR-049). */
  readonly figures: {
    /** Approximate number of slots (CN-055). Without it, home shows no number. */
    readonly slots?: string;
    /** The highest bonus for members who come through Zalo (CN-046). Without it, there is no such banner. */
    readonly zaloBonus?: string;
    /** The amount in the title of the registration (CN-047). Without it, the title shows no amount. */
    readonly registrationAmount?: string;
  };
  /** The kinds of announcements that the site requests from the platform (BR-020). */
  readonly announcements: readonly ("B" | "PL" | "PU" | "PR" | "H")[];
  /** Shows or hides parts of the site. `x-override` says who decides: build = only this file; server-off-only = shown only if this file and the server both turn it on; server = the server decides, and this value applies until it responds (BR-037). */
  readonly switches: Switches;
  /** The areas of the site. A feature that is off leaves nothing in the built site: no page, code, text or link. */
  readonly features: Readonly<Record<FeatureId, boolean>>;
  /** How a brand looks: a dozen values from which palettes, both modes and every token are derived. Only `colors.brand` is required. */
  readonly theme: ThemeConfig;
  /** How the parts of a page are arranged. Layout makes a brand recognisable even without its colours. */
  readonly layout: LayoutConfig;
  /** The visible entries, in order. An entry that is not listed is hidden. */
  readonly memberMenu: readonly {
    /** The page that the entry opens. */
    readonly id: MemberPageId;
    /** The brand's own name for the entry. Without it, the page's name is used. */
    readonly label?: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** The visible entries, in order. A page that is not listed is closed: nothing else leads there either. */
  readonly agentMenu: readonly {
    /** The page that the entry opens. */
    readonly id: AgentPageId;
    /** The brand's own name for the entry. Without it, the page's name is used. */
    readonly label?: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** What the registration form asks for until the platform's settings have loaded; for each field, the platform's settings take precedence. Username, password and mobile number follow the switches. */
  readonly registration: {
    /** The additional fields of the form. */
    readonly fields: Readonly<Record<RegistrationFieldId, "hidden" | "optional" | "required">>;
    /** Rules for the values, by field, if the platform sets no rule for the field (BR-007). Without an entry, a field keeps the product's rule. */
    readonly rules: Readonly<
      Record<
        FormFieldId,
        {
          /** Number of the pattern that a value must match (VF-P00 … VF-P23). Without it, the field's own pattern applies. 0 Any characters · 1 Letters and digits, letter first · 2 Letters · 3 E-mail address · 4 Letters and digits · 5 Digits · 6 Letters and digits with an uppercase letter · 7 Letters and spaces · 8 No spaces · 9 Letters and symbols · 10 Chinese characters and digits · 11 Chinese with punctuation · 12 Date, year first · 13 Date, month first · 14 Korean · 15 Thai · 16 Thai or English with spaces · 17 Upper, lower, digit and symbol · 18 Full name in two parts · 19 Japanese, full-width · 20 Hiragana · 21 Katakana · 22 Kanji · 23 Uppercase English. */
          readonly pattern?: FieldPatternId;
          /** The minimum number of characters. Without it, the field's own minimum applies. */
          readonly minimum?: number;
          /** The maximum number of characters. Without it, the field's own maximum applies. */
          readonly maximum?: number;
        }
      >
    >;
    /** Whether the checkbox for terms and age starts checked (VF-039). */
    readonly termsChecked: boolean;
  };
  /** Whether visitors must solve a slide captcha before login and registration are sent. If the platform requires it, that takes precedence (AU-019). */
  readonly slideCaptcha: boolean;
  /** The Firebase project that sends and checks SMS codes (AU-062). Its values are public by design. Without it, the platform sends the codes and the site contains no Firebase code. */
  readonly firebase?: {
    /** Id of the project. */
    readonly project: string;
    /** Id of the web app in the project. */
    readonly app: string;
    /** The key that the project's console shows for the web app. It identifies the project and grants no access. */
    readonly webKey: string;
    /** The platform takes the place of Firebase, as Firebase's own Auth emulator does: the site asks its own host, and nothing is sent to a phone. For trying the site out with the reference platform; a platform that takes Firebase's proofs refuses those of an emulator. */
    readonly emulator: boolean;
  };
  /** The Cloudflare Turnstile widget that takes the place of the platform's own captchas (AU-085). The platform must check its tokens. Without it, the site contains no Turnstile code and asks none of its hosts. */
  readonly turnstile?: {
    /** The site key of the widget, which is public. Its secret key belongs to the platform and never in a config. */
    readonly siteKey: string;
  };
  /** The contracts between agents. */
  readonly contract: {
    /** Which contracts of the downline end when a new rate is accepted: those with a higher or with a lower rate (AG-034). */
    readonly autoTerminate: "higher" | "lower";
  };
  /** How visitors reach customer service. */
  readonly support: {
    /** How the platform encrypts the address of customer service (CS-008). none: it sends the address in plain text. */
    readonly cipher: "DES-ECB" | "none";
  };
  /** The behaviour of windows that open over the page (BR-043). A window with a form or a text is as large as its content. */
  readonly windows: {
    /** Milliseconds until a window appears (CN-050). */
    readonly delay: number;
    /** Minimum width of a window in pixels (CN-051). */
    readonly width: number;
    /** Minimum height of a window in pixels (CN-051). */
    readonly height: number;
    /** Whether visitors can move a window by its header (CN-052). */
    readonly draggable: boolean;
    /** Whether a click outside a window closes it (CN-052). */
    readonly backdropCloses: boolean;
  };
  /** Limits, sizes and times. */
  readonly constants: Readonly<Record<ConstantId, number>>;
  /** The hosts that the site connects to. The site's Content-Security-Policy blocks all others. */
  readonly hosts: {
    /** The platform's address: an https address, or a path on the site's own host (BR-055). */
    readonly api: string;
    /** Paths of the calls that this platform serves at a path other than the usual one, by the name of the call (AP-F). */
    readonly endpoints: Readonly<Partial<Record<string, string>>>;
    /** The request header that carries a member's session (AP-D). */
    readonly tokenHeader: string;
    /** The platform's RSA public key (SPKI as base64), which encrypts the bodies of encrypted calls (AU-075). Without it, only HTTPS protects them. */
    readonly publicKey?: string;
    /** Host of the country flags, at the path /COUNTRY_FLAG/ (BR-044). Without it, the platform's host is used. */
    readonly flags?: string;
    /** Hosts from which pictures of games, offers and banners may be loaded (BR-041). The platform's image hosts have to be among them (BR-039). */
    readonly images: readonly string[];
    /** Hosts from which games may be embedded (BR-041). */
    readonly games: readonly string[];
    /** Hosts that the customer service window may open (CS-009). If the list is empty, it may open any https address. */
    readonly support: readonly string[];
  };
  /** How visits are counted. */
  readonly analytics: {
    /** Id of the brand's Google tag (BR-045). It opens the Content-Security-Policy for Google's hosts; the platform names the tag that the site then loads. Without this id the site loads no tag, even if the platform names one. Where a compliance pack asks for it, visitors are asked first (CO-034). */
    readonly gtagId?: string;
  };
  /** Where the brand is offered and under which licences. */
  readonly compliance: {
    /** Nobody below this age may play; the age mark in the footer shows it. A compliance pack may raise it, and a written value below the pack's is an error (CO-008). */
    readonly minimumAge: number;
    /** Code of the group of operators that the brand belongs to: the site may ask members who exclude themselves whether that covers all of its brands (CO-025). Without it, the brand belongs to no group. */
    readonly operatorGroup?: string;
    /** The countries where the brand is offered, by ISO 3166-1 code. The compliance pack of each country applies to the brand, and a brand for real money needs a licence for each (CO-003, CO-005). */
    readonly markets: readonly string[];
    /** Whether visitors must state their date of birth before free play; the site and the platform refuse visitors below the minimum age. It is a declaration, not proof of identity: a market that requires a verified age needs more. Packs that forbid free play without an age check allow it if this is on (CO-012). */
    readonly ageCheckBeforeFreePlay: boolean;
    /** Whether new members prove their mail address before they deposit or play: your platform refuses both until a mail has come back. Packs that ask for a proof at registration accept it instead of a code by SMS (REGMOBVERF3). The registration has to require the mail address (CO-037). */
    readonly mailProof: boolean;
    /** Help with problem gambling, by market. Packs that require a help line but provide none need it here (CO-010). */
    readonly helpLines: readonly {
      /** The market that it serves. */
      readonly market: string;
      /** The name of the help line. */
      readonly name: string;
      /** Address of its page. */
      readonly link: string;
      /** Its phone number as people dial it. Without it, only the link is shown. */
      readonly phone?: string;
    }[];
    /** The gambling licences under which the brand operates; the footer shows them. */
    readonly licences: readonly {
      /** The authority that issued it. */
      readonly authority: string;
      /** The licence number. */
      readonly number: string;
      /** The company that holds it. */
      readonly holder: string;
      /** Address of its entry in the authority's public register. */
      readonly register: string;
      /** The countries that it covers. */
      readonly markets: readonly string[];
    }[];
  };
}
