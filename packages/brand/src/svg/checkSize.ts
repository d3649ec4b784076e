import type { Finding, LocatedFinding } from "../problem.ts";
import { quote } from "../text/quote.ts";
import type { SvgElement } from "./scanSvg.ts";

const LONGEST_SIDE = 10_000;
const WIDEST = 8;

/** The lengths of the units that a size may have, in pixels; a percentage is one of a window that icons do not have. */
const pixelsOf: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  rem: 16,
  ex: 8,
  "%": 1,
};

/** Checks whether an `<svg>` can become icons: its viewBox needs an area and a shape that fits a square. */
export function checkSize(svg: SvgElement): LocatedFinding[] {
  const attribute = (name: string) => svg.attributes.find((each) => each.name === name);
  const viewBox = attribute("viewBox");
  const findings: LocatedFinding[] = [];
  if (!viewBox) findings.push({ span: svg, finding: noViewBox });
  else if (!isUsable(viewBox.value)) findings.push({ span: viewBox, finding: wrongViewBox(viewBox.value) });
  for (const side of [attribute("width"), attribute("height")]) {
    if (side && !isUsableSide(side.value)) findings.push({ span: side, finding: wrongSide(side.value) });
  }
  return findings;
}

function isUsableSide(side: string): boolean {
  const [, number, unit = ""] = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)\s*$/i.exec(side) ?? [];
  const pixels = Number(number) * (pixelsOf[unit.toLowerCase()] ?? Number.NaN);
  return pixels > 0 && pixels <= LONGEST_SIDE;
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
    expected: `a length above 0 and of at most ${LONGEST_SIDE} pixels`,
    got: quote(value),
    suggestion: "Remove it: the viewBox is enough.",
  };
}
