// Generated from schemas/theme.schema.json by `npm run gen`. Do not edit.
import type { EmblemId } from "./art/emblems.ts";

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
  /** noto: Noto Sans KR for everything. playfair-notoserif: Playfair Display and Noto Serif KR for titles. archivo-plex: Archivo and IBM Plex Sans KR. */
  readonly pair: "noto" | "playfair-notoserif" | "archivo-plex";
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
  /** Gains and success. */
  readonly positive?: string;
  /** Losses and errors. */
  readonly negative?: string;
  /** Four to six cheerful fills for tag headings, tiles and confetti. They carry dark text. */
  readonly playful?: readonly string[];
}

/** Semantic colours of dark mode that shall not be derived. Taken as they are; a pair that cannot be read is an error which offers the nearest colour that can. */
export interface ThemeColorOverrides {
  /** Ground of the page. */
  readonly bg?: string;
  /** Ground of bands that set a part of the page apart. */
  readonly bg2?: string;
  /** Ground of panels and cards. */
  readonly surface?: string;
  /** Ground of what lies above a panel: a hovered row, a menu. */
  readonly raised?: string;
  /** Ground of fields, bars and wells; darker than a panel. */
  readonly inset?: string;
  /** Main text. */
  readonly ink?: string;
  /** Supporting text and navigation. */
  readonly ink2?: string;
  /** Captions, hints and placeholders; still 4.5:1. */
  readonly ink3?: string;
  /** Borders of panels. */
  readonly line?: string;
  /** Borders of fields and of what the pointer is on. */
  readonly lineStrong?: string;
  /** Lines inside a panel. */
  readonly hair?: string;
  /** Fill of the one main action and of the current place. */
  readonly brand?: string;
  /** Text and icons on the brand fill; may be dark. */
  readonly onBrand?: string;
  /** The brand colour made readable as text on panels. */
  readonly brandInk?: string;
  /** A hint of the brand behind selected entries and tags. */
  readonly brandSoft?: string;
  /** Fill of counters and badges. */
  readonly accent?: string;
  /** Text on the accent fill. */
  readonly onAccent?: string;
  /** The accent colour made readable as text on panels. */
  readonly accentInk?: string;
  /** Gains and success, as text. */
  readonly pos?: string;
  /** Losses and errors, as text. */
  readonly neg?: string;
  /** Outline of the focused control. */
  readonly focus?: string;
  /** What lies between the page and a dialog; the last two digits are its opacity. */
  readonly scrim?: string;
  /** Ground of the header. */
  readonly headerBg?: string;
  /** Text on the header. */
  readonly headerInk?: string;
  /** Ground of the footer. */
  readonly footBg?: string;
  /** Text on the footer. */
  readonly footInk?: string;
  /** Headings on the footer. */
  readonly footStrong?: string;
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
  /** Semantic colours of light mode that shall not be derived. Taken as they are; a pair that cannot be read is an error which offers the nearest colour that can. */
  readonly light: ThemeColorOverrides;
  /** Semantic colours of dark mode that shall not be derived. Taken as they are; a pair that cannot be read is an error which offers the nearest colour that can. */
  readonly dark: ThemeColorOverrides;
  /** How the generated pictures are painted. */
  readonly art: {
    /** Paint and ground of all generated pictures. */
    readonly treatment: "soft" | "engraved" | "kit" | "pop" | "neon" | "bojagi";
    /** Which drawings the brand's own pictures show. */
    readonly emblems: {
      /** One to five drawings; the first leads. */
      readonly hero: readonly EmblemId[];
    };
    /** Four to six sets of colours for pictures. Derived from the brand's colours when left out. */
    readonly palettes?: readonly ThemePalette[];
  };
}
