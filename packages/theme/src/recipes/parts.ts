import type { GradientStop, Reference, Shadow, Token } from "../dtcg.ts";
import { colorRef, dtcgColor, px } from "../dtcg.ts";
import type { MixedColors } from "../palette/palette.ts";
import type { SemanticColor } from "../tokens.ts";

/** A semantic colour, a mixed one (`mixed.halo`), or nothing at all. */
export type Paint = SemanticColor | `mixed.${keyof MixedColors}` | "none";

/** A surface recipe: one token for every name of `componentTokens`, all by reference; only the stroke is a number. */
export type Recipe = Readonly<Record<string, Readonly<Record<string, Token>>>>;

function refTo(paint: Exclude<Paint, "none">): Reference {
  return paint.startsWith("mixed.") ? `{primitive.${paint}}` : colorRef(paint);
}

function valueOf(paint: Paint) {
  return paint === "none" ? dtcgColor("#00000000") : refTo(paint);
}

/** A colour token; `none` is transparent. */
export function fill(paint: Paint): Token {
  return { $type: "color", $value: valueOf(paint) };
}

/** A solid border of the given width in pixels. */
export function stroke(width: number, paint: Paint): Token {
  return { $type: "border", $value: { width: px(width), style: "solid", color: valueOf(paint) } };
}

/** No border. */
export const bare: Token = stroke(0, "none");

/** One layer of a shadow: offsets, blur and spread in pixels. */
export function layer(
  paint: Paint,
  y: number,
  blur: number,
  options: { spread?: number; x?: number; inset?: boolean } = {},
): Shadow {
  return {
    color: valueOf(paint),
    offsetX: px(options.x ?? 0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(options.spread ?? 0),
    ...(options.inset === true ? { inset: true } : {}),
  };
}

/** A shadow of any number of layers; none without layers. */
export function shadow(...layers: readonly Shadow[]): Token {
  return { $type: "shadow", $value: layers };
}

/** A linear gradient at an angle in degrees; positions of stops are 0…1. */
export function gradient(angle: number, ...stops: readonly (readonly [Paint, number])[]): Token {
  const value: GradientStop[] = stops.map(([paint, position]) => ({ color: valueOf(paint), position }));
  return { $type: "gradient", $value: value, $extensions: { "livery.angle": angle } };
}

/** A CSS keyword or function without a DTCG type. */
export function keyword(value: string): Token {
  return { $type: "string", $value: value };
}

/** A length in pixels. */
export function length(value: number): Token {
  return { $type: "dimension", $value: px(value) };
}
