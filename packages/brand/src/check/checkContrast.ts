import type { ContrastFinding } from "@livery/theme/contrast.ts";
import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { nameOf } from "./keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import type { Fix, Problem } from "../problem.ts";
import { problemOf } from "../resolve/problemOf.ts";
import type { ResolvedBrand } from "../resolve/resolveBrand.ts";
import { quote } from "../text/quote.ts";

/** The largest change of a colour that `--fix` makes, in OKLab: a person sees it, but not as another colour. */
const SLIGHT = 0.1;

/** Unreadable text as problems of the colours to change; each colour is reported once (BR-025). */
export function checkContrast(brand: ResolvedBrand, theme: CompiledTheme): Problem[] {
  return theme.contrast.map((finding) => {
    const { nearest, ratio, required, textColor, onColor, moved } = finding;
    const path = ["theme", ...finding.set];
    return problemOf(brand, path, {
      code: "LIV1601",
      message: describe(finding),
      expected: `a contrast of at least ${required}:1`,
      got: `${ratio}:1, ${textColor} on ${onColor}`,
      suggestion: suggest(finding, nameOf(path)),
      fix: moved > 0 && moved <= SLIGHT ? fixOf(brand.document, path, nearest) : undefined,
    });
  });
}

function suggest(finding: ContrastFinding, place: string): string {
  const { nearest, moved, text, on } = finding;
  if (moved === 0) return `No other value of ${place} is enough: change ${text} and ${on} together.`;
  const way = `The nearest ${isRing(finding) ? "visible" : "readable"} colour is ${quote(nearest)}: write it to ${place}.`;
  return moved > SLIGHT ? `${way} It looks different, so --fix leaves that to you.` : way;
}

/**
 * Writes the colour to the brand's own file, adding the key if needed. The file of an extended brand is never changed.
 */
function fixOf(document: ResolvedBrand["document"], path: JsonPath, color: string): Fix | undefined {
  const edit = document.edit(path, color);
  return edit && { title: `Set ${nameOf(path)} to ${quote(color)}.`, edits: [edit] };
}

function isRing({ text }: ContrastFinding): boolean {
  return text === "focus";
}

function describe(finding: ContrastFinding): string {
  const { mode, text, on, others } = finding;
  const more = others.length;
  const rest = more === 0 ? "" : `; the same change fixes ${more} more ${more === 1 ? "pair" : "pairs"}`;
  return isRing(finding)
    ? `The focus ring is hard to see on ${on} in ${mode} mode${rest}.`
    : `Text in ${text} is hard to read on ${on} in ${mode} mode${rest}.`;
}
