import type { TokenType } from "./tokens.ts";

/** A colour in DTCG 2025.10 form; `hex` is the form for CSS. */
export interface DtcgColor {
  readonly colorSpace: "srgb";
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  readonly hex: string;
}

export interface Dimension {
  readonly value: number;
  readonly unit: "px" | "rem";
}

export interface Duration {
  readonly value: number;
  readonly unit: "ms" | "s";
}

/** `{semantic.color.ink}`: the value of another token. */
export type Reference = `{${string}}`;

export interface Border {
  readonly color: DtcgColor | Reference;
  readonly width: Dimension;
  readonly style: "solid" | "double" | "dashed" | "dotted";
}

export interface Shadow {
  readonly color: DtcgColor | Reference;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
  readonly inset?: boolean;
}

export interface GradientStop {
  readonly color: DtcgColor | Reference;
  readonly position: number;
}

export interface Typography {
  readonly fontFamily: Reference;
  readonly fontSize: Dimension;
  readonly fontWeight: Reference | number;
  readonly lineHeight: number;
}

type TokenValue =
  | string
  | number
  | DtcgColor
  | Dimension
  | Duration
  | Border
  | Typography
  | readonly string[]
  | readonly number[]
  | readonly Shadow[]
  | readonly GradientStop[];

/** One design token. `livery.unit` is the CSS unit of a number, `livery.angle` the direction of a gradient in degrees. */
export interface Token {
  readonly $type: TokenType;
  readonly $value: TokenValue;
  readonly $extensions?: { readonly "livery.unit"?: string; readonly "livery.angle"?: number };
}

/** A tree of design tokens in DTCG 2025.10 form: primitive → semantic → component. */
export interface TokenTree {
  readonly [name: string]: TokenTree | Token;
}

/** Distinguishes a token from a group of tokens. */
export function isToken(node: TokenTree | Token): node is Token {
  return "$value" in node;
}

/** A channel 0…255 as a component 0…1. */
const component = Float64Array.from({ length: 256 }, (_, step) => Math.round((step / 255) * 10_000) / 10_000);

/** A colour value from `#RGB`, `#RRGGBB` or `#RRGGBBAA`. */
export function dtcgColor(hex: string): DtcgColor {
  const long = hex.length < 7 ? `#${hex.slice(1).replaceAll(/./gu, "$&$&")}` : hex;
  const rgb = Number.parseInt(long.slice(1, 7), 16);
  const alpha = long.length === 9 ? Number.parseInt(long.slice(7), 16) / 255 : 1;
  return {
    colorSpace: "srgb",
    components: [component[rgb >> 16] ?? 0, component[(rgb >> 8) & 255] ?? 0, component[rgb & 255] ?? 0],
    alpha: Math.round(alpha * 1000) / 1000,
    hex: long.toUpperCase(),
  };
}

/** Pixels, rounded to a tenth so that the output does not depend on floating point. */
export function px(value: number): Dimension {
  return { value: Math.round(value * 10) / 10, unit: "px" };
}

/** A reference to a semantic colour. */
export function colorRef(name: string): Reference {
  return `{semantic.color.${name}}`;
}
