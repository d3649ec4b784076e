import type { ColorTokenName, PlainTokenName, TokenName, TokenType } from "../tokens.ts";
import { colorTypes, tokenTypes } from "../tokens.ts";
import type { TokenText } from "../tokenTexts/tokenText.ts";
import { patterns } from "./patterns.ts";

type FormId = keyof typeof patterns;

/** The text format of an override. */
export interface TokenForm {
  /** A JSON Schema pattern that the whole text must match. */
  readonly pattern: string;
  /** A description of the format. */
  readonly expected: TokenText;
  /** Two texts in this format. */
  readonly examples: readonly [string, string];
}

interface FormWords {
  readonly expected: TokenText;
  /** Two texts, and a third for the token that one of them names. */
  readonly examples: readonly [string, string, string?];
}

const words: Readonly<Record<FormId, FormWords>> = {
  opaque: {
    expected: {
      en: "a colour such as #2350E6, or the name of one such as {semantic.color.ink}",
      ko: "#2350E6 같은 색, 또는 {semantic.color.ink} 같은 색의 이름",
    },
    examples: ["#2350E6", "{semantic.color.ink}", "{semantic.color.brandInk}"],
  },
  color: {
    expected: {
      en: "a colour such as #2350E6 or, with opacity, #1018289C, or the name of one such as {semantic.color.surface}",
      ko: "#2350E6 같은 색, 투명도를 더한 #1018289C 같은 색, 또는 {semantic.color.surface} 같은 색의 이름",
    },
    examples: ["#1018289C", "{semantic.color.surface}"],
  },
  border: {
    expected: {
      en: "none, or a width, a style and a colour such as 1px solid {semantic.color.line}",
      ko: "none, 또는 1px solid {semantic.color.line}처럼 두께, 모양, 색",
    },
    examples: ["1px solid {semantic.color.lineStrong}", "2px solid #2350E6"],
  },
  shadow: {
    expected: {
      en: "none, or one to four layers such as 0px 4px 12px #10182824 or inset 0px 0px 0px 1px #FFFFFF",
      ko: "none, 또는 0px 4px 12px #10182824나 inset 0px 0px 0px 1px #FFFFFF 같은 층 1~4개",
    },
    examples: ["0px 4px 12px #10182824", "none"],
  },
  gradient: {
    expected: {
      en: "a colour such as #2350E6, the name of one, or linear-gradient(180deg, #2350E6 0%, {semantic.color.brand} 100%)",
      ko: "#2350E6 같은 색, 색의 이름, 또는 linear-gradient(180deg, #2350E6 0%, {semantic.color.brand} 100%)",
    },
    examples: ["{semantic.color.accent}", "linear-gradient(180deg, #3D66F0 0%, #2350E6 100%)"],
  },
  length: { expected: { en: "a length such as 12px", ko: "12px 같은 길이" }, examples: ["12px", "18px"] },
  textSize: {
    expected: { en: "a length of 12px or more, such as 15px", ko: "15px처럼 12px 이상인 길이" },
    examples: ["15px", "17px"],
  },
  tapSize: {
    expected: { en: "a length from 44px to 99px, such as 48px", ko: "48px처럼 44px~99px인 길이" },
    examples: ["48px", "52px"],
  },
  duration: {
    expected: { en: "a time up to 2000ms, such as 160ms", ko: "160ms처럼 2000ms 이하인 시간" },
    examples: ["120ms", "200ms"],
  },
  number: { expected: { en: "a number such as 1.5", ko: "1.5 같은 숫자" }, examples: ["1.5", "0.5"] },
  spacing: {
    expected: { en: "a number between -1 and 1 such as -0.02, in em", ko: "-0.02처럼 -1과 1 사이의 숫자, 단위는 em" },
    examples: ["-0.02", "0.01"],
  },
  columns: { expected: { en: "a whole number from 1 to 12", ko: "1~12의 정수" }, examples: ["5", "3"] },
  zoom: {
    expected: { en: "a number from 1 to 1.2 such as 1.04", ko: "1.04처럼 1~1.2의 숫자" },
    examples: ["1.08", "1"],
  },
  weight: { expected: { en: "a font weight from 100 to 1000", ko: "100~1000의 글꼴 굵기" }, examples: ["600", "450"] },
  easing: {
    expected: {
      en: "an easing such as cubic-bezier(0.2, 0.7, 0.2, 1)",
      ko: "cubic-bezier(0.2, 0.7, 0.2, 1) 같은 가속 곡선",
    },
    examples: ["cubic-bezier(0.4, 0, 0.2, 1)", "cubic-bezier(0.3, 0.8, 0.3, 1)"],
  },
  typography: {
    expected: {
      en: "a weight, a size, a line height and a family such as 700 26px/1.2 {semantic.font.display}",
      ko: "700 26px/1.2 {semantic.font.display}처럼 굵기, 크기, 줄 높이, 글꼴",
    },
    examples: ["700 26px/1.2 {semantic.font.display}", "{semantic.weight.body} 20px/1.4 {semantic.font.body}"],
  },
  reference: {
    expected: {
      en: "the name of a token of the same type such as {semantic.font.body}",
      ko: "{semantic.font.body}처럼 종류가 같은 토큰의 이름",
    },
    examples: ["{semantic.font.body}", "{semantic.font.display}", "{semantic.font.num}"],
  },
  case: { expected: { en: "none or uppercase", ko: "none 또는 uppercase" }, examples: ["uppercase", "none"] },
  corner: {
    expected: { en: "round, squircle, bevel, scoop or notch", ko: "round, squircle, bevel, scoop, notch 중 하나" },
    examples: ["squircle", "bevel"],
  },
  percent: { expected: { en: "a percentage from 50% to 200%", ko: "50%~200%의 백분율" }, examples: ["108%", "90%"] },
  width: { expected: { en: "a width such as 148px or 45%", ko: "148px나 45% 같은 너비" }, examples: ["132px", "45%"] },
  ratio: { expected: { en: "a ratio such as 5/7", ko: "5/7 같은 비율" }, examples: ["5/7", "3/4"] },
  press: {
    expected: {
      en: "none, a movement such as translate(0px, 2px), or a size such as scale(.98)",
      ko: "none, translate(0px, 2px) 같은 이동, 또는 scale(.98) 같은 크기",
    },
    examples: ["translate(0px, 2px)", "scale(.98)"],
  },
};

/** The form of each type; a token below may have a narrower one. */
const formOfType: Readonly<Record<Exclude<TokenType, "string" | "image">, FormId>> = {
  color: "color",
  border: "border",
  shadow: "shadow",
  gradient: "gradient",
  dimension: "length",
  duration: "duration",
  number: "number",
  fontFamily: "reference",
  fontWeight: "weight",
  cubicBezier: "easing",
  typography: "typography",
};

/** Tokens whose type allows more than the product supports, and keywords, each with its own grammar. */
const narrower: Readonly<Partial<Record<TokenName, FormId>>> = {
  // Colours that are always text, or surfaces behind text, must be opaque: the contrast gate measures them.
  ...Object.fromEntries(
    Object.keys(tokenTypes)
      .filter((name) => name.startsWith("semantic.color.") && !/\.(?:scrim|line|lineStrong|hair)$/u.test(name))
      .map((name) => [name, "opaque"]),
  ),
  // No text is smaller than 12 px, and no touch target is smaller than a finger (brief §5, §6).
  ...Object.fromEntries(
    Object.keys(tokenTypes)
      .filter((name) => name.startsWith("semantic.text."))
      .map((name) => [name, "textSize"]),
  ),
  "semantic.size.tap": "tapSize",
  "semantic.track.body": "spacing",
  "semantic.track.title": "spacing",
  "semantic.track.button": "spacing",
  "semantic.track.logo": "spacing",
  "semantic.grid.cols": "columns",
  "semantic.grid.phoneCols": "columns",
  "semantic.motion.zoomScale": "zoom",
  "semantic.case.title": "case",
  "semantic.stretch.display": "percent",
  "semantic.grid.phoneCard": "width",
  "semantic.grid.art": "ratio",
  "semantic.shape.corner": "corner",
  "component.btn.press": "press",
};

const motifPicture: TokenText = {
  en: "a picture drawn from theme.motif; a config cannot set it",
  ko: "theme.motif에 따라 그리는 그림이므로 설정에 쓸 수 없습니다",
};
const motifSize: TokenText = { en: "the size of that picture", ko: "위 그림의 크기입니다" };

/** Tokens that no config may set, with the reason. */
export const fixedTokens = {
  "semantic.motif.ground": motifPicture,
  "semantic.motif.groundSize": motifSize,
  "semantic.motif.edge": motifPicture,
  "semantic.motif.edgeSize": motifSize,
  "semantic.motif.edgeHeight": motifSize,
} as const satisfies Readonly<Partial<Record<TokenName, TokenText>>>;

function formOf(name: TokenName): TokenForm {
  const type = tokenTypes[name];
  const id = narrower[name] ?? formOfType[type as keyof typeof formOfType];
  const { expected, examples } = words[id];
  const [first = "", second = ""] = examples.filter((text) => text !== undefined && text !== `{${name}}`);
  return { pattern: patterns[id], expected, examples: [first, second] };
}

function formsOf<Name extends TokenName>(choose: (type: TokenType) => boolean): ReadonlyMap<Name, TokenForm> {
  const names = (Object.keys(tokenTypes) as TokenName[]).filter(
    (name) => choose(tokenTypes[name]) && !Object.hasOwn(fixedTokens, name),
  );
  return new Map(names.map((name) => [name as Name, formOf(name)]));
}

/** Whether tokens of this type contain a colour, and so have one value per mode. */
export function holdsColor(type: TokenType): boolean {
  return (colorTypes as readonly TokenType[]).includes(type);
}

/** The tokens allowed in `theme.light` and `theme.dark`: each token with a colour, with its text format. */
export const colorTokenForms = formsOf<ColorTokenName>(holdsColor);

/** The tokens allowed in `theme.tokens`: each token without a colour, with its text format. */
export const plainTokenForms = formsOf<PlainTokenName>((type) => !holdsColor(type));
