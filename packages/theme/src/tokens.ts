/** DTCG 2025.10 types that our tokens use; `string` (a CSS keyword) and `image` (a list of CSS images) are our own. */
export type TokenType =
  | "color"
  | "dimension"
  | "duration"
  | "number"
  | "fontFamily"
  | "fontWeight"
  | "cubicBezier"
  | "typography"
  | "border"
  | "shadow"
  | "gradient"
  | "string"
  | "image";

/**
 * Semantic tokens by group: what a value means, in every brand. This table and `componentTokens` are the only
 * definition of token names: the contract `vars`, the CSS of every brand and the contrast gate are derived from them.
 */
export const semanticTokens = {
  /** `brand` and `accent` are fills; `brandInk` and `accentInk` are the same colours made readable as text. */
  color: {
    bg: "color",
    bg2: "color",
    surface: "color",
    raised: "color",
    inset: "color",
    /** Surface of a hovered or pressed quiet button, row or entry, and of any disabled control. */
    hover: "color",
    active: "color",
    disabled: "color",
    ink: "color",
    ink2: "color",
    ink3: "color",
    line: "color",
    lineStrong: "color",
    hair: "color",
    brand: "color",
    onBrand: "color",
    brandInk: "color",
    brandSoft: "color",
    accent: "color",
    onAccent: "color",
    accentInk: "color",
    pos: "color",
    neg: "color",
    focus: "color",
    scrim: "color",
    headerBg: "color",
    headerInk: "color",
    footBg: "color",
    footInk: "color",
    footStrong: "color",
    /** Header of the chat room (BR-018). */
    chatHeader: "color",
    onChatHeader: "color",
    /**
     * Six cheerful fills for tag headings, tile shortcuts and confetti, and the text colour that is readable on all of
     * them.
     */
    playful1: "color",
    playful2: "color",
    playful3: "color",
    playful4: "color",
    playful5: "color",
    playful6: "color",
    onPlayful: "color",
  },
  font: { body: "fontFamily", display: "fontFamily", num: "fontFamily" },
  weight: { body: "fontWeight", display: "fontWeight", button: "fontWeight" },
  /** Letter spacing in em. */
  track: { body: "number", title: "number", button: "number", logo: "number" },
  /** `text-transform` of titles. */
  case: { title: "string" },
  /** Font sizes, from captions (12 px at least) to large figures. */
  text: {
    xs: "dimension",
    sm: "dimension",
    md: "dimension",
    lg: "dimension",
    xl: "dimension",
    xxxl: "dimension",
  },
  /** Whole fonts for the `font` property. */
  title: {
    hero: "typography",
    heroPhone: "typography",
    h1: "typography",
    h2: "typography",
    section: "typography",
    card: "typography",
    logo: "typography",
    logoPhone: "typography",
  },
  /** `font-stretch` of titles and logo, in percent. */
  stretch: { display: "string" },
  space: {
    gap: "dimension",
    gapSmall: "dimension",
    /** Between a heading and its content. */
    gapHeading: "dimension",
    gapSection: "dimension",
    pad: "dimension",
    gutter: "dimension",
    /** Between the hero and the first section. */
    stackTop: "dimension",
    phoneGap: "dimension",
    phoneSection: "dimension",
    phoneGutter: "dimension",
    heroPad: "dimension",
    heroTop: "dimension",
    phoneHeroTop: "dimension",
    /** Margin beside the hero on a phone: 0 if it reaches the edges. */
    phoneHeroX: "dimension",
    ticker: "dimension",
  },
  size: {
    header: "dimension",
    phoneHeader: "dimension",
    control: "dimension",
    controlSmall: "dimension",
    controlLarge: "dimension",
    page: "dimension",
    railPage: "dimension",
    rail: "dimension",
    hero: "dimension",
    heroPhone: "dimension",
    lobbyHero: "dimension",
    promo: "dimension",
    /** Minimum size of a touch target. */
    tap: "dimension",
  },
  grid: {
    cols: "number",
    phoneCols: "number",
    /** Width of one card in a phone's swipeable row. */
    phoneCard: "string",
    /** `aspect-ratio` of game art. */
    art: "string",
  },
  radius: {
    panel: "dimension",
    control: "dimension",
    chip: "dimension",
    art: "dimension",
    hero: "dimension",
    badge: "dimension",
    avatar: "dimension",
    sheet: "dimension",
  },
  /** `corner-shape` of boxes; browsers without it show round corners of the same radius. */
  shape: { corner: "string" },
  motion: {
    ease: "cubicBezier",
    control: "duration",
    sheet: "duration",
    zoom: "duration",
    /** Scale of a card's art on hover; 1 if the recipe does not use it. */
    zoomScale: "number",
    /** How far a sheet or panel slides in. */
    shift: "dimension",
  },
  motif: {
    /** Subtle pattern behind a page, at most 10 % text colour. */
    ground: "image",
    groundSize: "string",
    /** Edge pattern under the header and above the footer. */
    edge: "image",
    edgeSize: "string",
    edgeHeight: "dimension",
  },
} as const satisfies Record<string, Record<string, TokenType>>;

/**
 * Component tokens, set by the surface recipe (`theme.surface`). `bd` is a border, `sh` a box-shadow; `hover` and
 * `active` are the surfaces of those states.
 */
const componentTokens = {
  panel: { bg: "color", bd: "border", sh: "shadow", lineInner: "color" },
  btn: {
    bg: "gradient",
    hover: "gradient",
    active: "gradient",
    ink: "color",
    bd: "border",
    sh: "shadow",
    shPress: "shadow",
    press: "string",
  },
  ghost: { bg: "color", hover: "color", active: "color", bd: "border" },
  soft: { bg: "color", hover: "color", active: "color", ink: "color", bd: "border" },
  chip: { bg: "color", bd: "border" },
  field: { bg: "color", bd: "border" },
  seg: { bg: "color", on: "color", ink: "color", sh: "shadow" },
  badge: { bg: "color", ink: "color" },
  tab: { bg: "color", bd: "border", on: "color" },
  modal: { bg: "color", sh: "shadow" },
  dock: { bd: "border", sh: "shadow" },
  header: { bd: "border" },
  nav: { bar: "dimension" },
  bar: { bd: "border" },
  skel: { bg: "color" },
  /** `plate` is behind the logo wherever it is shown. */
  logo: { mark: "color", ink: "color", footMark: "color", plate: "color" },
  /** Live lettering over game art. */
  letter: { ink: "color", rule: "color", sh: "shadow" },
  fav: { ink: "color" },
} as const satisfies Record<string, Record<string, TokenType>>;

/** Every token that a style may read, by group and name. */
export const tokens = { ...semanticTokens, ...componentTokens } as const;

type ColorsOf<Tree extends Record<string, Record<string, TokenType>>> = {
  [Group in keyof Tree & string]: {
    [Name in keyof Tree[Group] & string]: Tree[Group][Name] extends "color" | "gradient" ? `${Group}.${Name}` : never;
  }[keyof Tree[Group] & string];
}[keyof Tree & string];

/** A semantic colour, e.g. `onBrand`. */
export type SemanticColor = keyof (typeof semanticTokens)["color"];

/** A colour for text or for a surface behind it: a semantic colour, or one of a component, e.g. `badge.ink`. */
export type ColorRole = SemanticColor | ColorsOf<typeof componentTokens>;

type NamesOf<Tier extends string, Tree extends Record<string, Record<string, TokenType>>, Type extends TokenType> = {
  [Group in keyof Tree & string]: {
    [Name in keyof Tree[Group] & string]: Tree[Group][Name] extends Type ? `${Tier}.${Group}.${Name}` : never;
  }[keyof Tree[Group] & string];
}[keyof Tree & string];

type TokenNameOf<Type extends TokenType> =
  | NamesOf<"semantic", typeof semanticTokens, Type>
  | NamesOf<"component", typeof componentTokens, Type>;

/** The types of tokens with a colour, which therefore have one value per mode. */
export const colorTypes = ["color", "border", "shadow", "gradient"] as const satisfies readonly TokenType[];

type ColorType = (typeof colorTypes)[number];

/** The full name of a token with a colour, e.g. `component.btn.bg`. */
export type ColorTokenName = TokenNameOf<ColorType>;

/** The full name of a token without a colour, the same in every mode, e.g. `semantic.space.gap`. */
export type PlainTokenName = TokenNameOf<Exclude<TokenType, ColorType>>;

/** The full name of a token as DTCG writes it, e.g. `semantic.color.ink`. */
export type TokenName = ColorTokenName | PlainTokenName;

function typesOf(tier: string, tree: Readonly<Record<string, Readonly<Record<string, TokenType>>>>) {
  return Object.entries(tree).flatMap(([group, names]) =>
    Object.entries(names).map(([name, type]) => [`${tier}.${group}.${name}`, type] as const),
  );
}

/** The type of every token by its full name, in the order of the tables above. */
export const tokenTypes = Object.fromEntries([
  ...typesOf("semantic", semanticTokens),
  ...typesOf("component", componentTokens),
]) as Readonly<Record<TokenName, TokenType>>;
