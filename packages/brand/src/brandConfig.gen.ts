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

/** Everything that makes a brand: only what differs from the defaults needs to stand in brand.json. */
export interface BrandConfig {
  /** Path of the schema, from which an editor completes and explains every key; brand.schema.ko.json beside it explains them in Korean. The build itself does not read it. */
  readonly $schema?: string;
  /** Short name of the brand, the same as its folder in brands/. It is also the name of the built site's folder. */
  readonly id: string;
  /** Id of the brand whose config this one builds on. Objects are merged key by key, lists are replaced, and null takes back what that brand says. What identifies a brand is never taken over. Without it, a brand builds on the defaults alone. */
  readonly extends?: string;
  /** Whether the brand is there only to be extended. It is checked but has no site, and it may leave out what each brand has to say for itself. */
  readonly abstract?: boolean;
  /** The code under which the platform knows the brand; every call carries it. No two brands share one (BR-014). */
  readonly merchant: string;
  /** What the calls for game lists name as the platform (BR-013). */
  readonly platform?: string;
  /** What lottery calls and lottery launches name as the device (BR-016). */
  readonly device?: string;
  /** Whom the site is for. An agent site lets only agents in and lands in the agent centre (BR-053). */
  readonly site?: "member" | "agent";
  /** demo: play money only. real-money: needs a licence for every market (CO-001). */
  readonly play?: "demo" | "real-money";
  /** The domains that the site answers at. The first is its address; the others redirect there. */
  readonly domains?: readonly string[];
  /** Name of the SVG in the brand's assets/ that the logo, the favicon and the app icons are made from (BR-054). */
  readonly logo?: string;
  /** Name of the brand beside its logo, in the document title and in the web manifest. */
  readonly name: Readonly<Partial<Record<LanguageCode, string>>>;
  /** Title of the page in the browser's tab and in search results (BR-054). Without it, the name. */
  readonly title?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** What search results and shared links say below the title. Without it, the document title. */
  readonly description?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** The holder, and a sentence if you like, in the last line of the footer; the site writes © and the year before it (BR-054). Without it, the name. */
  readonly copyright?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** How visitors reach the brand where the platform names nothing else (BR-054). */
  readonly contact?: {
    /** Address that the footer and the help pages link to. Without it there is no such link. */
    readonly email?: string;
    /** Page of the brand on a social network. Without it there is no such link. */
    readonly social?: string;
  };
  /** Where people report a weakness of the site. It becomes /.well-known/security.txt (RFC 9116), which also names the languages and the first domain of the brand. Without it there is no such file. */
  readonly securityContact?: {
    /** An e-mail address, or a page with a form. */
    readonly address: string;
    /** The day from which nobody should rely on the file any more; at most a year ahead is usual. It is written here, and not counted from the build, so that the same config always gives the same files. `livery check` says when it comes near. */
    readonly expires: string;
  };
  /** The languages that visitors can choose from, in the order of the menu (BR-024). Without it, the whole list. Korean and English are translated; in any other a site reads English, and the platform answers in it where it can (BR-023). */
  readonly locales?: readonly LanguageCode[];
  /** The language of a first visit (BR-017). */
  readonly defaultLanguage?: LanguageCode;
  /** Stands with every sum (BR-042). */
  readonly currencySymbol?: string;
  /** Which lottery the brand's lottery entry opens; NONE hides the entry (BR-015). */
  readonly lotteryType?: "LOTT" | "VN" | "SEA" | "ELOTT" | "NONE";
  /** The prize mode that lottery calls and launches carry, for each kind of lottery. A kind without one is not offered (BR-019). */
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
  /** The game types that the site shows, in the order of its navigation; one that the platform does not list or whose feature is off stays hidden (BR-046, BR-061). */
  readonly gameTypes?: readonly GameTypeId[];
  /** Codes of the vendors that stand first wherever vendors are listed, in this order; the others follow as the platform lists them (BR-061). */
  readonly vendorOrder?: readonly string[];
  /** Codes of the vendors that the platform lists under sports and the site shows under e-sports (HD-057). */
  readonly esportsVendors?: readonly string[];
  /** The gameClassify under which the platform lists mini games in /rng (BR-047). */
  readonly miniGames?: string;
  /** Rates at which stakes earn points, by game type; the platform's own rates win (PM-011, PM-015). */
  readonly pointRates?: Readonly<Partial<Record<GameTypeId, number>>>;
  /** The ways to pay whose signs stand in the footer, in their order (FT-001). While the list is empty, there are none. */
  readonly payments?: readonly {
    /** The pictogram that stands for it. */
    readonly sign: "bank" | "card" | "phone" | "crypto" | "voucher";
    /** What it is called, which is also read out for the pictogram. */
    readonly name: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** Figures that the brand advertises. What is not named here is not claimed anywhere (BR-048, BR-049). */
  readonly figures?: {
    /** About how many slots there are (CN-055). Without it, home names no number. */
    readonly slots?: string;
    /** The highest bonus for members who come through Zalo (CN-046). Without it, there is no such banner. */
    readonly zaloBonus?: string;
    /** The sum in the title of the registration (CN-047). Without it, the title names no sum. */
    readonly registrationAmount?: string;
  };
  /** The kinds of announcements that the site asks the platform for (BR-020). */
  readonly announcements?: readonly ("B" | "PL" | "PU" | "PR" | "H")[];
  /** Shows or hides something inside the site. `x-override` says who decides: build = this file alone; server-off-only = shown only if this file and the server both say on; server = the server decides, this file is the value until it answers (BR-037). */
  readonly switches?: {
    /** Visitors may register by themselves. Off hides the register buttons of header and side menu (BR-026). */
    readonly DIRECTREG3?: boolean;
    /** Off leaves only the login by username (BR-027). */
    readonly MOBILEVERCODELOGIN3?: boolean;
    /** The registration asks for a code sent by SMS and requires it (BR-028). */
    readonly REGMOBVERF3?: boolean;
    /** A forgotten password can be reset by SMS as well as by e-mail (BR-029). */
    readonly CHNGPASSVERIF3?: boolean;
    /** The registration offers the mobile mode (BR-030). */
    readonly MOBILEREG3?: boolean;
    /** The mobile mode of the registration has a password field (BR-031). */
    readonly MOBILEREGPASS3?: boolean;
    /** The registration offers the username mode (BR-032). */
    readonly USERNAMEREG3?: boolean;
    /** Visitors may try the games without an account (BR-033). */
    readonly FREEPLAY3?: boolean;
    /** A login with an expired password leads to the forced change (BR-034). */
    readonly FORCEPASSEXPIRY3?: boolean;
    /** Every page but login, registration, help and download needs a session (BR-035). */
    readonly LOGGEDINONLY3?: boolean;
    /** Shows the entries of the referral programme (BR-036). */
    readonly REFERRAL3?: boolean;
  };
  /** The areas of the site. One that is off is not in the built site at all: no page, code, text or link of it. */
  readonly features?: Readonly<Partial<Record<FeatureId, boolean>>>;
  /** How a brand looks: a dozen values, from which palettes, both modes and every token are derived. Only `colors.brand` has to be written. */
  readonly theme: {
    /** The mode that a first visit sees. The other one is derived as well and is the visitor's choice. */
    readonly mode?: "light" | "dark";
    /** One word that sets borders, shadows, buttons and fields together. tonal: greys alone. engraved: hairlines and metal. outline: one line, no shadow. sticker: thick ink stroke and hard shadow. glow: dark ground and a halo. paper: warm ground and a seal. */
    readonly surface?: "tonal" | "engraved" | "outline" | "sticker" | "glow" | "paper";
    /** Small pattern at the edges of header and footer and behind empty states. */
    readonly motif?: "none" | "deco" | "ticks" | "confetti" | "grid" | "giwa";
    /** How buttons feel and how their labels are set. chunky belongs to sticker, cut to glow. */
    readonly button?: "solid" | "plate" | "chunky" | "cut";
    /** Weight of all pictograms. */
    readonly icon?: "light" | "regular" | "bold" | "fill" | "duotone";
    /** Silhouette of every box. */
    readonly shape?: {
      /** Form of corners. Browsers that only know round corners show those with the same radius. */
      readonly corner?: "round" | "squircle" | "bevel" | "scoop" | "notch";
      /** Radius of panels in pixels. Corners other than round need 3 or more to be seen. */
      readonly radius?: number;
      /** Radius of buttons and fields in pixels. */
      readonly control?: number;
      /** Radius of chips and tags in pixels; 999 makes pills. */
      readonly chip?: number;
      /** Width of the lines around panels and buttons in pixels. Left to the surface recipe when absent: 0 for tonal, 2.5 for sticker, 1 for the others. */
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
      /** upper sets Latin titles in capitals; Hangul has none. */
      readonly case?: "none" | "upper";
      /** Size of the hero's title on a desktop in pixels. */
      readonly hero?: number;
      /** Size of the hero's title on a phone in pixels. */
      readonly heroPhone?: number;
      /** Size of the name beside the logo in pixels. */
      readonly logo?: number;
    };
    /** The brand's own colours. What is left out is derived from the brand colour. They describe the theme's own mode; the other mode takes hue and character from them. */
    readonly colors: {
      /** The colour of the one main action. */
      readonly brand: string;
      /** Second colour, for badges and counters. */
      readonly accent?: string;
      /** Ground of the page. */
      readonly ground?: string;
      /** Ground of panels and cards. */
      readonly panel?: string;
      /** Ground of fields and bars. */
      readonly well?: string;
      /** Main text. */
      readonly ink?: string;
      /** Borders of panels. */
      readonly line?: string;
      /** Ground of the header. */
      readonly header?: string;
      /** Ground of the footer. */
      readonly footer?: string;
      /** Colour of the chat room's head; the brand colour when left out. */
      readonly chatHeader?: string;
      /** Gains and success. */
      readonly positive?: string;
      /** Losses and errors. */
      readonly negative?: string;
      /** Four to six cheerful fills for tag headings, tiles and confetti. They carry dark text. */
      readonly playful?: readonly string[];
    };
    /** Tokens of light mode that shall not be derived: colours, borders, shadows and gradients. A value is a colour, or the name of another token such as {semantic.color.surface}. Taken as they are; a pair that cannot be read is an error which offers the nearest colour that can. */
    readonly light?: Readonly<Partial<Record<ColorTokenName, string>>>;
    /** Tokens of dark mode that shall not be derived: colours, borders, shadows and gradients. A value is a colour, or the name of another token such as {semantic.color.surface}. Taken as they are; a pair that cannot be read is an error which offers the nearest colour that can. */
    readonly dark?: Readonly<Partial<Record<ColorTokenName, string>>>;
    /** Tokens without a colour that shall not be derived: sizes, gaps, fonts and motion. They hold in every mode. A value is a text of the token's own form, or the name of another token of the same type. */
    readonly tokens?: Readonly<Partial<Record<PlainTokenName, string>>>;
    /** How the generated pictures are painted. */
    readonly art?: {
      /** Paint and ground of all generated pictures. */
      readonly treatment?: "soft" | "engraved" | "kit" | "pop" | "neon" | "bojagi";
      /** How game cards show pictures that the platform takes from elsewhere; generated art stays as it is. asis: unchanged. matted: on a mat within the brand's frame. duotone: in the brand's two colours, for small pictures. */
      readonly vendor?: "asis" | "matted" | "duotone";
      /** Which drawings the brand's own pictures show. */
      readonly emblems?: {
        /** One to five drawings; the first leads. */
        readonly hero?: readonly EmblemId[];
      };
      /** Four to six sets of colours for pictures. Derived from the brand's colours when left out. */
      readonly palettes?: readonly {
        /** Ground of the picture. */
        readonly ground: string;
        /** Second tone of the ground: end of a gradient, or the pattern on it. */
        readonly ground2: string;
        /** Main body of a drawing. */
        readonly body: string;
        /** Shaded side of a drawing. */
        readonly shade: string;
        /** The one contrasting colour. */
        readonly accent: string;
        /** Light details and paper. */
        readonly light: string;
        /** Dark details, ink and shadow. */
        readonly dark: string;
        /** The double ring of `bojagi`; the body when left out. */
        readonly ring?: string;
        /** Colours of the patchwork of `bojagi`; taken from the others when left out. */
        readonly cloth?: readonly string[];
      }[];
    };
  };
  /** How the parts of a page are arranged. Layout changes what a brand is recognised by even without its colours. */
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
    /** The device that section headings carry. */
    readonly heading?: "plain" | "ornament" | "bar" | "tag" | "terminal" | "seal";
    /** How home shows the categories; text leaves them to the navigation. */
    readonly shortcuts?: "icons" | "tiles" | "chips" | "text";
    /** overlay writes the title into the art as live text; none puts it below. */
    readonly lettering?: "none" | "overlay";
    /** row: on a phone a row of games is swiped. grid: it wraps. feature: its first card is twice as large. */
    readonly shelf?: "row" | "grid" | "feature";
    /** card: a box in the middle. split: a box with a picture beside the form. sheet: a panel at the right edge. On a phone each rises from the bottom. */
    readonly auth?: "card" | "split" | "sheet";
    /** How the menu of a member's account looks. list: one entry below another. tabs: lines between entries, the present one marked at its edge. rail: narrow rows with an icon each, the present one filled. cards: boxes in two columns. */
    readonly member?: "list" | "tabs" | "rail" | "cards";
    /** Where the words of a promotion card stand. start: at the side where reading begins. center: in the middle; not with compact density. */
    readonly align?: "start" | "center";
    /** columns or centred. */
    readonly footer?: "columns" | "centered";
    /** The sections below the hero, in the order in which they stand. */
    readonly home?: readonly HomeSectionId[];
  };
  /** The entries that show, in their order. An entry that is not listed is hidden. */
  readonly memberMenu?: readonly {
    /** The page that the entry opens. */
    readonly id: MemberPageId;
    /** The brand's own name for the entry. Without it, the page's own. */
    readonly label?: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** The entries that show, in their order. An entry that is not listed is hidden. */
  readonly agentMenu?: readonly {
    /** The page that the entry opens. */
    readonly id: AgentPageId;
    /** The brand's own name for the entry. Without it, the page's own. */
    readonly label?: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** What the registration asks for until the platform's own settings answer; the platform wins field by field. Username, password and mobile number follow the switches. */
  readonly registration?: {
    /** Which further fields the form has. */
    readonly fields?: Readonly<Partial<Record<RegistrationFieldId, "hidden" | "optional" | "required">>>;
    /** How the values of fields must be written, by field, where the platform sets no rule for the field (BR-007). Without an entry, a field keeps the rule of the product. */
    readonly rules?: Readonly<
      Partial<
        Record<
          FormFieldId,
          {
            /** Number of the pattern that a value is written in (VF-P00 … VF-P23). Without it, the field's own. 0 Any characters · 1 Letters and digits, letter first · 2 Letters · 3 E-mail address · 4 Letters and digits · 5 Digits · 6 Letters and digits with an uppercase letter · 7 Letters and spaces · 8 No spaces · 9 Letters and symbols · 10 Chinese characters and digits · 11 Chinese with punctuation · 12 Date, year first · 13 Date, month first · 14 Korean · 15 Thai · 16 Thai or English with spaces · 17 Upper, lower, digit and symbol · 18 Full name in two parts · 19 Japanese, full-width · 20 Hiragana · 21 Katakana · 22 Kanji · 23 Uppercase English. */
            readonly pattern?: FieldPatternId;
            /** The fewest characters that a value has. Without it, the field's own. */
            readonly minimum?: number;
            /** The most characters that a value has. Without it, the field's own. */
            readonly maximum?: number;
          }
        >
      >
    >;
    /** Whether the box for terms and age begins ticked (VF-039). */
    readonly termsChecked?: boolean;
  };
  /** Whether login and registration ask for a slide to be drawn before they are sent; a platform that asks for it wins (AU-019). */
  readonly slideCaptcha?: boolean;
  /** The Firebase project that sends and checks SMS codes (AU-062). Its values are public by design. Without it, the platform sends the codes and no code of Firebase is in the site. */
  readonly firebase?: {
    /** Id of the project. */
    readonly project: string;
    /** Id of the web app in the project. */
    readonly app: string;
    /** The key that the project's console shows for the web app. It names the project and opens nothing. */
    readonly webKey: string;
  };
  /** The contracts between agents. */
  readonly contract?: {
    /** Which contracts of the downline end when a new rate is accepted: those with a higher or with a lower rate (AG-034). */
    readonly autoTerminate?: "higher" | "lower";
  };
  /** How customer service is reached. */
  readonly support?: {
    /** How the platform wraps the address of customer service (CS-008). none: it sends the address as it is. */
    readonly cipher?: "DES-ECB" | "none";
  };
  /** How the windows behave that open over the page (BR-043). Those that hold forms or texts are as large as what they hold. */
  readonly windows?: {
    /** Milliseconds until a window is there (CN-050). */
    readonly delay?: number;
    /** Smallest width of a window in pixels (CN-051). */
    readonly width?: number;
    /** Smallest height of a window in pixels (CN-051). */
    readonly height?: number;
    /** Whether a window can be moved by its header (CN-052). */
    readonly draggable?: boolean;
    /** Whether a click beside a window closes it (CN-052). */
    readonly backdropCloses?: boolean;
  };
  /** Limits, sizes and times. */
  readonly constants?: Readonly<Partial<Record<ConstantId, number>>>;
  /** The hosts that the site talks to. What is not named here is refused by the site's Content-Security-Policy. */
  readonly hosts?: {
    /** Where the platform answers: an https address, or a path on the site's own host (BR-055). */
    readonly api?: string;
    /** Calls that this platform answers at another path than the usual one, by the name of the call (AP-F). */
    readonly endpoints?: Readonly<Partial<Record<string, string>>>;
    /** The request header that carries a member's session (AP-D). */
    readonly tokenHeader?: string;
    /** The platform's RSA key, as the base64 text of its SPKI form, that the bodies of encrypted calls are sealed with (AU-075). Without it, they travel under HTTPS alone. */
    readonly publicKey?: string;
    /** Host of the country flags, which are read from /COUNTRY_FLAG/ there (BR-044). Without it, the platform's host. */
    readonly flags?: string;
    /** Hosts that pictures of games, offers and banners may come from (BR-041). */
    readonly images?: readonly string[];
    /** Hosts that games may be embedded from (BR-041). */
    readonly games?: readonly string[];
    /** Hosts that the window of customer service may open (CS-009). While the list is empty, any https address may. */
    readonly support?: readonly string[];
  };
  /** How visits are counted. */
  readonly analytics?: {
    /** Id of the brand's Google tag (BR-045). Without it, the site loads no tag, not even one that the platform names: its Content-Security-Policy lets Google's hosts in only here. */
    readonly gtagId?: string;
  };
  /** Where the brand is offered and by what right. */
  readonly compliance?: {
    /** Below this age nobody may play; the age mark in the footer shows it. A compliance pack raises it, and a lower value that is written is an error (CO-008). */
    readonly minimumAge?: number;
    /** Code of the group of operators that the brand belongs to: members who exclude themselves may be asked whether that covers all of its brands (CO-025). Without it, the brand stands alone. */
    readonly operatorGroup?: string;
    /** The countries that the brand addresses, by ISO 3166-1 code. The compliance pack of each holds for the brand, and a brand for real money needs a licence for each (CO-003, CO-005). */
    readonly markets?: readonly string[];
    /** Visitors prove their age before they play for free. Packs that forbid free play without it then allow it (CO-012). */
    readonly ageCheckBeforeFreePlay?: boolean;
    /** Help with problem play for the people of a market. Packs that ask for one without naming it need it here (CO-010). */
    readonly helpLines?: readonly {
      /** The market whose people it helps. */
      readonly market: string;
      /** What it calls itself. */
      readonly name: string;
      /** Address of its page. */
      readonly link: string;
      /** Its number as people dial it. Without it only the link shows. */
      readonly phone?: string;
    }[];
    /** The gambling licences that the brand is operated under; the footer states them. */
    readonly licences?: readonly {
      /** Who granted it. */
      readonly authority: string;
      /** Its number at the authority. */
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
  /** Id of the brand whose config this one builds on. Objects are merged key by key, lists are replaced, and null takes back what that brand says. What identifies a brand is never taken over. Without it, a brand builds on the defaults alone. */
  readonly extends?: string;
  /** Whether the brand is there only to be extended. It is checked but has no site, and it may leave out what each brand has to say for itself. */
  readonly abstract: boolean;
  /** The code under which the platform knows the brand; every call carries it. No two brands share one (BR-014). */
  readonly merchant: string;
  /** What the calls for game lists name as the platform (BR-013). */
  readonly platform: string;
  /** What lottery calls and lottery launches name as the device (BR-016). */
  readonly device: string;
  /** Whom the site is for. An agent site lets only agents in and lands in the agent centre (BR-053). */
  readonly site: "member" | "agent";
  /** demo: play money only. real-money: needs a licence for every market (CO-001). */
  readonly play: "demo" | "real-money";
  /** The domains that the site answers at. The first is its address; the others redirect there. */
  readonly domains: readonly string[];
  /** Name of the SVG in the brand's assets/ that the logo, the favicon and the app icons are made from (BR-054). */
  readonly logo: string;
  /** Name of the brand beside its logo, in the document title and in the web manifest. */
  readonly name: Readonly<Partial<Record<LanguageCode, string>>>;
  /** Title of the page in the browser's tab and in search results (BR-054). Without it, the name. */
  readonly title?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** What search results and shared links say below the title. Without it, the document title. */
  readonly description?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** The holder, and a sentence if you like, in the last line of the footer; the site writes © and the year before it (BR-054). Without it, the name. */
  readonly copyright?: Readonly<Partial<Record<LanguageCode, string>>>;
  /** How visitors reach the brand where the platform names nothing else (BR-054). */
  readonly contact: {
    /** Address that the footer and the help pages link to. Without it there is no such link. */
    readonly email?: string;
    /** Page of the brand on a social network. Without it there is no such link. */
    readonly social?: string;
  };
  /** Where people report a weakness of the site. It becomes /.well-known/security.txt (RFC 9116), which also names the languages and the first domain of the brand. Without it there is no such file. */
  readonly securityContact?: {
    /** An e-mail address, or a page with a form. */
    readonly address: string;
    /** The day from which nobody should rely on the file any more; at most a year ahead is usual. It is written here, and not counted from the build, so that the same config always gives the same files. `livery check` says when it comes near. */
    readonly expires: string;
  };
  /** The languages that visitors can choose from, in the order of the menu (BR-024). Without it, the whole list. Korean and English are translated; in any other a site reads English, and the platform answers in it where it can (BR-023). */
  readonly locales: readonly LanguageCode[];
  /** The language of a first visit (BR-017). */
  readonly defaultLanguage: LanguageCode;
  /** Stands with every sum (BR-042). */
  readonly currencySymbol: string;
  /** Which lottery the brand's lottery entry opens; NONE hides the entry (BR-015). */
  readonly lotteryType: "LOTT" | "VN" | "SEA" | "ELOTT" | "NONE";
  /** The prize mode that lottery calls and launches carry, for each kind of lottery. A kind without one is not offered (BR-019). */
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
  /** The game types that the site shows, in the order of its navigation; one that the platform does not list or whose feature is off stays hidden (BR-046, BR-061). */
  readonly gameTypes: readonly GameTypeId[];
  /** Codes of the vendors that stand first wherever vendors are listed, in this order; the others follow as the platform lists them (BR-061). */
  readonly vendorOrder: readonly string[];
  /** Codes of the vendors that the platform lists under sports and the site shows under e-sports (HD-057). */
  readonly esportsVendors: readonly string[];
  /** The gameClassify under which the platform lists mini games in /rng (BR-047). */
  readonly miniGames: string;
  /** Rates at which stakes earn points, by game type; the platform's own rates win (PM-011, PM-015). */
  readonly pointRates: Readonly<Partial<Record<GameTypeId, number>>>;
  /** The ways to pay whose signs stand in the footer, in their order (FT-001). While the list is empty, there are none. */
  readonly payments: readonly {
    /** The pictogram that stands for it. */
    readonly sign: "bank" | "card" | "phone" | "crypto" | "voucher";
    /** What it is called, which is also read out for the pictogram. */
    readonly name: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** Figures that the brand advertises. What is not named here is not claimed anywhere (BR-048, BR-049). */
  readonly figures: {
    /** About how many slots there are (CN-055). Without it, home names no number. */
    readonly slots?: string;
    /** The highest bonus for members who come through Zalo (CN-046). Without it, there is no such banner. */
    readonly zaloBonus?: string;
    /** The sum in the title of the registration (CN-047). Without it, the title names no sum. */
    readonly registrationAmount?: string;
  };
  /** The kinds of announcements that the site asks the platform for (BR-020). */
  readonly announcements: readonly ("B" | "PL" | "PU" | "PR" | "H")[];
  /** Shows or hides something inside the site. `x-override` says who decides: build = this file alone; server-off-only = shown only if this file and the server both say on; server = the server decides, this file is the value until it answers (BR-037). */
  readonly switches: Switches;
  /** The areas of the site. One that is off is not in the built site at all: no page, code, text or link of it. */
  readonly features: Readonly<Record<FeatureId, boolean>>;
  /** How a brand looks: a dozen values, from which palettes, both modes and every token are derived. Only `colors.brand` has to be written. */
  readonly theme: ThemeConfig;
  /** How the parts of a page are arranged. Layout changes what a brand is recognised by even without its colours. */
  readonly layout: LayoutConfig;
  /** The entries that show, in their order. An entry that is not listed is hidden. */
  readonly memberMenu: readonly {
    /** The page that the entry opens. */
    readonly id: MemberPageId;
    /** The brand's own name for the entry. Without it, the page's own. */
    readonly label?: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** The entries that show, in their order. An entry that is not listed is hidden. */
  readonly agentMenu: readonly {
    /** The page that the entry opens. */
    readonly id: AgentPageId;
    /** The brand's own name for the entry. Without it, the page's own. */
    readonly label?: Readonly<Partial<Record<LanguageCode, string>>>;
  }[];
  /** What the registration asks for until the platform's own settings answer; the platform wins field by field. Username, password and mobile number follow the switches. */
  readonly registration: {
    /** Which further fields the form has. */
    readonly fields: Readonly<Record<RegistrationFieldId, "hidden" | "optional" | "required">>;
    /** How the values of fields must be written, by field, where the platform sets no rule for the field (BR-007). Without an entry, a field keeps the rule of the product. */
    readonly rules: Readonly<
      Record<
        FormFieldId,
        {
          /** Number of the pattern that a value is written in (VF-P00 … VF-P23). Without it, the field's own. 0 Any characters · 1 Letters and digits, letter first · 2 Letters · 3 E-mail address · 4 Letters and digits · 5 Digits · 6 Letters and digits with an uppercase letter · 7 Letters and spaces · 8 No spaces · 9 Letters and symbols · 10 Chinese characters and digits · 11 Chinese with punctuation · 12 Date, year first · 13 Date, month first · 14 Korean · 15 Thai · 16 Thai or English with spaces · 17 Upper, lower, digit and symbol · 18 Full name in two parts · 19 Japanese, full-width · 20 Hiragana · 21 Katakana · 22 Kanji · 23 Uppercase English. */
          readonly pattern?: FieldPatternId;
          /** The fewest characters that a value has. Without it, the field's own. */
          readonly minimum?: number;
          /** The most characters that a value has. Without it, the field's own. */
          readonly maximum?: number;
        }
      >
    >;
    /** Whether the box for terms and age begins ticked (VF-039). */
    readonly termsChecked: boolean;
  };
  /** Whether login and registration ask for a slide to be drawn before they are sent; a platform that asks for it wins (AU-019). */
  readonly slideCaptcha: boolean;
  /** The Firebase project that sends and checks SMS codes (AU-062). Its values are public by design. Without it, the platform sends the codes and no code of Firebase is in the site. */
  readonly firebase?: {
    /** Id of the project. */
    readonly project: string;
    /** Id of the web app in the project. */
    readonly app: string;
    /** The key that the project's console shows for the web app. It names the project and opens nothing. */
    readonly webKey: string;
  };
  /** The contracts between agents. */
  readonly contract: {
    /** Which contracts of the downline end when a new rate is accepted: those with a higher or with a lower rate (AG-034). */
    readonly autoTerminate: "higher" | "lower";
  };
  /** How customer service is reached. */
  readonly support: {
    /** How the platform wraps the address of customer service (CS-008). none: it sends the address as it is. */
    readonly cipher: "DES-ECB" | "none";
  };
  /** How the windows behave that open over the page (BR-043). Those that hold forms or texts are as large as what they hold. */
  readonly windows: {
    /** Milliseconds until a window is there (CN-050). */
    readonly delay: number;
    /** Smallest width of a window in pixels (CN-051). */
    readonly width: number;
    /** Smallest height of a window in pixels (CN-051). */
    readonly height: number;
    /** Whether a window can be moved by its header (CN-052). */
    readonly draggable: boolean;
    /** Whether a click beside a window closes it (CN-052). */
    readonly backdropCloses: boolean;
  };
  /** Limits, sizes and times. */
  readonly constants: Readonly<Record<ConstantId, number>>;
  /** The hosts that the site talks to. What is not named here is refused by the site's Content-Security-Policy. */
  readonly hosts: {
    /** Where the platform answers: an https address, or a path on the site's own host (BR-055). */
    readonly api: string;
    /** Calls that this platform answers at another path than the usual one, by the name of the call (AP-F). */
    readonly endpoints: Readonly<Partial<Record<string, string>>>;
    /** The request header that carries a member's session (AP-D). */
    readonly tokenHeader: string;
    /** The platform's RSA key, as the base64 text of its SPKI form, that the bodies of encrypted calls are sealed with (AU-075). Without it, they travel under HTTPS alone. */
    readonly publicKey?: string;
    /** Host of the country flags, which are read from /COUNTRY_FLAG/ there (BR-044). Without it, the platform's host. */
    readonly flags?: string;
    /** Hosts that pictures of games, offers and banners may come from (BR-041). */
    readonly images: readonly string[];
    /** Hosts that games may be embedded from (BR-041). */
    readonly games: readonly string[];
    /** Hosts that the window of customer service may open (CS-009). While the list is empty, any https address may. */
    readonly support: readonly string[];
  };
  /** How visits are counted. */
  readonly analytics: {
    /** Id of the brand's Google tag (BR-045). Without it, the site loads no tag, not even one that the platform names: its Content-Security-Policy lets Google's hosts in only here. */
    readonly gtagId?: string;
  };
  /** Where the brand is offered and by what right. */
  readonly compliance: {
    /** Below this age nobody may play; the age mark in the footer shows it. A compliance pack raises it, and a lower value that is written is an error (CO-008). */
    readonly minimumAge: number;
    /** Code of the group of operators that the brand belongs to: members who exclude themselves may be asked whether that covers all of its brands (CO-025). Without it, the brand stands alone. */
    readonly operatorGroup?: string;
    /** The countries that the brand addresses, by ISO 3166-1 code. The compliance pack of each holds for the brand, and a brand for real money needs a licence for each (CO-003, CO-005). */
    readonly markets: readonly string[];
    /** Visitors prove their age before they play for free. Packs that forbid free play without it then allow it (CO-012). */
    readonly ageCheckBeforeFreePlay: boolean;
    /** Help with problem play for the people of a market. Packs that ask for one without naming it need it here (CO-010). */
    readonly helpLines: readonly {
      /** The market whose people it helps. */
      readonly market: string;
      /** What it calls itself. */
      readonly name: string;
      /** Address of its page. */
      readonly link: string;
      /** Its number as people dial it. Without it only the link shows. */
      readonly phone?: string;
    }[];
    /** The gambling licences that the brand is operated under; the footer states them. */
    readonly licences: readonly {
      /** Who granted it. */
      readonly authority: string;
      /** Its number at the authority. */
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
