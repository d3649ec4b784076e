// Generated from schemas/theme.schema.json by `npm run gen`. Do not edit.
import type { EmblemId } from "./art/emblems.ts";
import type { ColorTokenName, PlainTokenName } from "./tokens.ts";

/** Corners and outlines of all boxes. */
export interface ThemeShape {
  /** Shape of corners. Browsers that support only round corners show round ones with the same radius. */
  readonly corner: "round" | "squircle" | "bevel" | "scoop" | "notch";
  /** Radius of panels in pixels. Corners other than round are visible only at 3 or more. */
  readonly radius: number;
  /** Radius of buttons and fields in pixels. */
  readonly control: number;
  /** Radius of chips and tags in pixels; 999 makes pills. */
  readonly chip: number;
  /** Width of the lines around panels and buttons in pixels. Without it, the surface recipe sets it: 0 for tonal, 2.5 for sticker, 1 for the others. */
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
  /** upper shows Latin titles in capitals; Hangul has no capitals. */
  readonly case: "none" | "upper";
  /** Size of the hero's title on a desktop in pixels. */
  readonly hero: number;
  /** Size of the hero's title on a phone in pixels. */
  readonly heroPhone: number;
  /** Size of the name beside the logo in pixels. */
  readonly logo: number;
}

/** The brand's own colours. Missing ones are derived from the brand colour. They apply to the theme's own mode; the other mode's colours are derived from them. */
export interface ThemeColors {
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
}

/** One set of colours. */
export interface ThemePalette {
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
}

/** How a brand looks: a dozen values from which palettes, both modes and every token are derived. Only `colors.brand` is required. */
export interface ThemeConfig {
  /** The mode of a first visit. The other mode is derived as well, and visitors can switch to it. */
  readonly mode: "light" | "dark";
  /** One word that sets the style of borders, shadows, buttons and fields. tonal: greys only. engraved: hairlines and metal. outline: one line, no shadow. sticker: thick dark outline and hard shadow. glow: dark background and a halo. paper: warm background and a seal. */
  readonly surface: "tonal" | "engraved" | "outline" | "sticker" | "glow" | "paper";
  /** Small pattern at the edges of header and footer and behind empty states. */
  readonly motif: "none" | "deco" | "ticks" | "confetti" | "grid" | "giwa";
  /** Style of buttons and their labels. chunky goes with sticker, cut goes with glow. */
  readonly button: "solid" | "plate" | "chunky" | "cut";
  /** Line weight of all icons. */
  readonly icon: "light" | "regular" | "bold" | "fill" | "duotone";
  /** Corners and outlines of all boxes. */
  readonly shape: ThemeShape;
  /** Fonts and sizes. */
  readonly type: ThemeType;
  /** The brand's own colours. Missing ones are derived from the brand colour. They apply to the theme's own mode; the other mode's colours are derived from them. */
  readonly colors: ThemeColors;
  /** Tokens of light mode to set instead of deriving them: colours, borders, shadows and gradients. A value is a colour, or the name of another token such as {semantic.color.surface}. They are used unchanged. An unreadable pair of colours is an error, and the message suggests the nearest readable colour. */
  readonly light: Readonly<Partial<Record<ColorTokenName, string>>>;
  /** Tokens of dark mode to set instead of deriving them: colours, borders, shadows and gradients. A value is a colour, or the name of another token such as {semantic.color.surface}. They are used unchanged. An unreadable pair of colours is an error, and the message suggests the nearest readable colour. */
  readonly dark: Readonly<Partial<Record<ColorTokenName, string>>>;
  /** Tokens without a colour to set instead of deriving them: sizes, gaps, fonts and motion. They apply in both modes. A value is a text in the token's format, or the name of another token of the same type. */
  readonly tokens: Readonly<Partial<Record<PlainTokenName, string>>>;
  /** Style of the generated pictures. */
  readonly art: {
    /** Paint style and background of all generated pictures. */
    readonly treatment: "soft" | "engraved" | "kit" | "pop" | "neon" | "bojagi";
    /** How game cards show pictures from other hosts; generated art is unchanged. asis: unchanged. matted: on a mat within the brand's frame. duotone: in the brand's two colours, for small pictures. */
    readonly vendor: "asis" | "matted" | "duotone";
    /** The drawings that the brand's own pictures show. */
    readonly emblems: {
      /** One to five drawings; the first one is the largest. */
      readonly hero: readonly EmblemId[];
    };
    /** Four to six sets of colours for pictures. Without it, they are derived from the brand's colours. */
    readonly palettes?: readonly ThemePalette[];
  };
}
