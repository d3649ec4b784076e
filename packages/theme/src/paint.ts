import type { ContrastPair } from "./contrastPairs.ts";
import type { ColorRole } from "./tokens.ts";
import { vars } from "./vars.css.ts";

interface PaintOptions {
  readonly text: ColorRole;
  /** The surface behind the text. */
  readonly on: ColorRole;
  /** Text of at least 24 px, or 18.7 px bold, needs 3:1 instead of 4.5:1. */
  readonly large?: boolean;
}

interface InkOptions extends Omit<PaintOptions, "on"> {
  /** Every surface that may be behind this text; another element paints it. */
  readonly on: ColorRole | readonly ColorRole[];
}

const recorded: ContrastPair[] = [];

function record(options: PaintOptions): void {
  recorded.push({ text: options.text, on: options.on, large: options.large ?? false });
}

function valueOf(role: ColorRole): string {
  const [group, name] = role.includes(".") ? role.split(".") : ["color", role];
  const colors: Readonly<Record<string, Readonly<Record<string, string>>>> = vars;
  const value = colors[group ?? ""]?.[name ?? ""];
  if (value === undefined) throw new Error(`There is no colour ${role} in tokens.ts.`);
  return value;
}

/**
 * Style for text on a surface that the same element paints. It records the pair, which makes the contrast gate
 * complete: every pair that a component paints is checked for every brand in both modes.
 */
export function paint(options: PaintOptions): { color: string; background: string } {
  record(options);
  return { color: valueOf(options.text), background: valueOf(options.on) };
}

/** Like `paint`, for text on a surface that a surrounding element paints. */
export function textOn(options: InkOptions): { color: string } {
  const grounds = typeof options.on === "string" ? [options.on] : options.on;
  for (const on of grounds) record({ ...options, on });
  return { color: valueOf(options.text) };
}

const surfacesOfLogo = new Set<ColorRole>();

/**
 * Like `textOn`, for the name beside the brand's logo. It also records the surface: the logo's own colours are compared
 * with every one.
 */
export function logoOn(options: InkOptions & { readonly on: ColorRole }): { color: string } {
  surfacesOfLogo.add(options.on);
  return textOn(options);
}

/** The surfaces recorded by `logoOn` since the process started. */
export function recordedLogoSurfaces(): readonly ColorRole[] {
  return [...surfacesOfLogo];
}

/** The pairs recorded since the process started, in order of painting. scripts/gen/contrastPairs.ts reads them. */
export function recordedPairs(): readonly ContrastPair[] {
  return recorded;
}
