// Generated from schemas/theme.schema.json by `npm run gen`. Do not edit.
import type { EmblemId } from "./art/emblems.ts";
import type { ColorTokenName, PlainTokenName } from "./tokens.ts";

/** Silhouette of every box. */
export interface ThemeShape {
  /** Form of corners. Browsers that only know round corners show those with the same radius. */
  readonly corner: "round" | "squircle" | "bevel" | "scoop" | "notch";
  /** Radius of panels in pixels. Corners other than round need 3 or more to be seen. */
  readonly radius: number;
  /** Radius of buttons and fields in pixels. */
  readonly control: number;
  /** Radius of chips and tags in pixels; 999 makes pills. */
  readonly chip: number;
  /** Width of the lines around panels and buttons in pixels. Left to the surface recipe when absent: 0 for tonal, 2.5 for sticker, 1 for the others. */
  readonly stroke?: number;
  /** Radius of game pictures in pixels. */
  readonly art: number;
}

/** Fonts and sizes. */
export interface ThemeType {
  /** noto: Noto Sans KR for everything. playfair-notoserif: Playfair Display and Noto Serif KR for titles. archivo-plex: Archivo and IBM Plex Sans KR. fredoka-jua: Fredoka and Jua for round, playful titles. oxanium-dohyeon: Oxanium and Do Hyeon for technical ones. cormorant-gowun: Cormorant and Gowun Batang for titles, IBM Plex Sans KR for text. */
  readonly pair: "noto" | "playfair-notoserif" | "archivo-plex" | "fredoka-jua" | "oxanium-dohyeon" | "cormorant-gowun";
  /** Font weight of titles. */
  readonly displayWeight: number;
  /** Font weight of running text. */
  readonly bodyWeight: number;
  /** In em. Hangul titles look best between -0.032 and 0. */
  readonly track: number;
  /** Ratio from one size of titles to the next. Hangul needs less than Latin: 1.16 to 1.25. */
  readonly scale: number;
  /** Size of running text in pixels. */
  readonly base: number;
  /** In percent of the font's normal width. Only Archivo has widths; other fonts keep theirs. */
  readonly width: number;
  /** upper sets Latin titles in capitals; Hangul has none. */
  readonly case: "none" | "upper";
  /** Size of the hero's title on a desktop in pixels. */
  readonly hero: number;
  /** Size of the hero's title on a phone in pixels. */
  readonly heroPhone: number;
  /** Size of the name beside the logo in pixels. */
  readonly logo: number;
}

/** The brand's own colours. What is left out is derived from the brand colour. They describe the theme's own mode; the other mode takes hue and character from them. */
export interface ThemeColors {
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
}

/** One set of colours. */
export interface ThemePalette {
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
}

/** How a brand looks: a dozen values, from which palettes, both modes and every token are derived. Only `colors.brand` has to be written. */
export interface ThemeConfig {
  /** The mode that a first visit sees. The other one is derived as well and is the visitor's choice. */
  readonly mode: "light" | "dark";
  /** One word that sets borders, shadows, buttons and fields together. tonal: greys alone. engraved: hairlines and metal. outline: one line, no shadow. sticker: thick ink stroke and hard shadow. glow: dark ground and a halo. paper: warm ground and a seal. */
  readonly surface: "tonal" | "engraved" | "outline" | "sticker" | "glow" | "paper";
  /** Small pattern at the edges of header and footer and behind empty states. */
  readonly motif: "none" | "deco" | "ticks" | "confetti" | "grid" | "giwa";
  /** How buttons feel and how their labels are set. chunky belongs to sticker, cut to glow. */
  readonly button: "solid" | "plate" | "chunky" | "cut";
  /** Weight of all pictograms. */
  readonly icon: "light" | "regular" | "bold" | "fill" | "duotone";
  /** Silhouette of every box. */
  readonly shape: ThemeShape;
  /** Fonts and sizes. */
  readonly type: ThemeType;
  /** The brand's own colours. What is left out is derived from the brand colour. They describe the theme's own mode; the other mode takes hue and character from them. */
  readonly colors: ThemeColors;
  /** Tokens of light mode that shall not be derived: colours, borders, shadows and gradients. A value is a colour, or the name of another token such as {semantic.color.surface}. Taken as they are; a pair that cannot be read is an error which offers the nearest colour that can. */
  readonly light: Readonly<Partial<Record<ColorTokenName, string>>>;
  /** Tokens of dark mode that shall not be derived: colours, borders, shadows and gradients. A value is a colour, or the name of another token such as {semantic.color.surface}. Taken as they are; a pair that cannot be read is an error which offers the nearest colour that can. */
  readonly dark: Readonly<Partial<Record<ColorTokenName, string>>>;
  /** Tokens without a colour that shall not be derived: sizes, gaps, fonts and motion. They hold in every mode. A value is a text of the token's own form, or the name of another token of the same type. */
  readonly tokens: Readonly<Partial<Record<PlainTokenName, string>>>;
  /** How the generated pictures are painted. */
  readonly art: {
    /** Paint and ground of all generated pictures. */
    readonly treatment: "soft" | "engraved" | "kit" | "pop" | "neon" | "bojagi";
    /** How game cards show pictures that the platform takes from elsewhere; generated art stays as it is. asis: unchanged. matted: on a mat within the brand's frame. duotone: in the brand's two colours, for small pictures. */
    readonly vendor: "asis" | "matted" | "duotone";
    /** Which drawings the brand's own pictures show. */
    readonly emblems: {
      /** One to five drawings; the first leads. */
      readonly hero: readonly EmblemId[];
    };
    /** Four to six sets of colours for pictures. Derived from the brand's colours when left out. */
    readonly palettes?: readonly ThemePalette[];
  };
}
