import type { Finding } from "../problem.ts";
import { quote } from "../text/quote.ts";
import type { Span } from "../text/sourceText.ts";
import type { SvgElement } from "./scanSvg.ts";

const LONGEST_SIDE = 10_000;
const WIDEST = 8;

interface SizeFinding {
  readonly span: Span;
  readonly finding: Finding;
}

/** Checks whether an `<svg>` can become icons: its viewBox needs an area and a shape that fits a square. */
export function checkSize(svg: SvgElement): SizeFinding[] {
  const attribute = (name: string) => svg.attributes.find((each) => each.name === name);
  const viewBox = attribute("viewBox");
  const findings: SizeFinding[] = [];
  if (!viewBox) findings.push({ span: svg, finding: noViewBox });
  else if (!isUsable(viewBox.value)) findings.push({ span: viewBox, finding: wrongViewBox(viewBox.value) });
  for (const side of [attribute("width"), attribute("height")]) {
    const length = Number.parseFloat(side?.value ?? "1");
    if (side && !(length > 0 && length <= LONGEST_SIDE)) findings.push({ span: side, finding: wrongSide(side.value) });
  }
  return findings;
}

function isUsable(viewBox: string): boolean {
  const parts = viewBox.trim().split(/\s*,\s*|\s+/);
  if (parts.length !== 4 || parts.some((part) => !/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(part))) return false;
  const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
  return (
    Number.isFinite(x + y) &&
    Math.min(width, height) > 0 &&
    Math.max(width, height) <= LONGEST_SIDE &&
    Math.max(width, height) <= WIDEST * Math.min(width, height)
  );
}

const noViewBox: Finding = {
  code: "LIV1503",
  message: "The SVG has no viewBox, so it cannot be scaled to icons.",
  expected: 'a viewBox, such as viewBox="0 0 24 24"',
};

function wrongViewBox(value: string): Finding {
  return {
    code: "LIV1503",
    message: "This viewBox is not usable for icons.",
    expected: `four numbers, of which width and height are above 0, at most ${LONGEST_SIDE}, and at most ${WIDEST}:1`,
    got: quote(value),
    suggestion: 'Write the box around the drawing, such as viewBox="0 0 24 24".',
  };
}

function wrongSide(value: string): Finding {
  return {
    code: "LIV1503",
    message: "This size is not usable for icons.",
    expected: `a length above 0 and of at most ${LONGEST_SIDE}`,
    got: quote(value),
    suggestion: "Remove it: the viewBox is enough.",
  };
}
