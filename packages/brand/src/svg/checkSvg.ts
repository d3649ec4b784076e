import { type Finding, type Problem, problemAt } from "../problem.ts";
import type { SourceText, Span } from "../text/sourceText.ts";
import { checkReferences, shapes } from "./checkReferences.ts";
import { checkSize } from "./checkSize.ts";
import { type SvgAttribute, type SvgScan, scanSvg } from "./scanSvg.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** The elements that a logo may contain. Everything else may run code, animate, or fetch from elsewhere. */
const drawing = new Set(
  (
    "svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask pattern " +
    "symbol use title desc style"
  ).split(" "),
);

const lettering = new Set(["text", "tspan"]);

/** Descriptions of some of the other elements. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^(?:script|handler|listener)$/i, "a script"],
  [/^foreignObject$/i, "foreign content"],
  [/^(?:image|feImage)$/i, "an embedded picture"],
  [/^(?:iframe|object|embed|audio|video|set|animate\w*)$/i, "embedded or animated content"],
];

interface CheckedSvg {
  /** The text to publish, without the document type: browsers ignore it, and old drawing programs always write one. */
  readonly svg: string;
  readonly problems: readonly Problem[];
}

/** Checks that a text is one well-formed SVG that scales, runs nothing, fetches nothing and is soon drawn (BR-054). */
export function checkSvg(source: SourceText): CheckedSvg {
  const scan = scanSvg(source.text);
  const { doctype } = scan;
  const svg = doctype
    ? source.text.slice(0, doctype.offset) + source.text.slice(doctype.offset + doctype.length).trimStart()
    : source.text;
  return { svg, problems: problemsOf(source, scan) };
}

function problemsOf(source: SourceText, scan: SvgScan): Problem[] {
  const report = (span: Span, finding: Finding) => problemAt(source, span, [], finding);
  if (scan.doctype?.definitions) return [report(scan.doctype.definitions, hasDefinitions)];
  const [root] = scan.elements;
  const problems = [...unsafeParts(scan)].map(([what, span]) => report(span, unsafe(what)));
  if (root && root.name !== "svg") return [...problems, report(root, notSvg)];
  if (scan.fault) problems.push(report(scan.fault, malformed(scan.fault.sentence)));
  if (!root) return problems;
  const namespace = root.attributes.find(({ name }) => name === "xmlns");
  if (namespace?.value !== NAMESPACE) problems.push(report(namespace ?? root, noNamespace));
  for (const { span, finding } of checkSize(root)) problems.push(report(span, finding));
  const endless = problems.length === 0 ? checkReferences(scan) : undefined;
  if (endless) problems.push(report(endless.span, endless.finding));
  const text = scan.elements.find(({ name }) => lettering.has(name));
  if (text) problems.push(report(text, hasText));
  else if (problems.length === 0 && !scan.elements.some(({ name }) => shapes.has(name)))
    problems.push(report(root, hasNoShape));
  return problems;
}

/** Each kind of forbidden content, with the first place it occurs. */
function unsafeParts({ elements, styles, instructions }: SvgScan): Map<string, Span> {
  const found = new Map<string, Span>();
  const add = (what: string | undefined, span: Span) => {
    if (what !== undefined && !found.has(what)) found.set(what, span);
  };
  for (const each of instructions) add(instructionOf(each.name), each);
  for (const [index, element] of elements.entries()) {
    if (!drawing.has(element.name) && !lettering.has(element.name)) add(elementOf(element.name), element);
    for (const each of element.attributes) add(attributeOf(each, index > 0), each);
  }
  for (const each of styles) add(styleOf(each.text), each);
  return found;
}

function instructionOf(name: string): string {
  return name === "xml-stylesheet" ? "a linked stylesheet" : "a processing instruction";
}

function elementOf(name: string): string {
  const local = name.replace(/^.*:/, "");
  return others.find(([pattern]) => pattern.test(local))?.[1] ?? `the element <${name}>`;
}

function attributeOf({ name, value }: SvgAttribute, inside: boolean): string | undefined {
  const local = name.replace(/^.*:/, "").toLowerCase();
  if (local.startsWith("on")) return "an event handler";
  if (name === "xml:base") return "a reference to another file";
  if (inside && name === "xmlns" && value !== NAMESPACE) return "foreign content";
  if (local === "href" && !value.startsWith("#")) {
    return /^\s*data:/i.test(value) ? "an embedded picture" : "a reference to another file";
  }
  return name.startsWith("xmlns") ? undefined : styleOf(value);
}

/** CSS occurs in `<style>`, in `style` and, as single values, in all attributes that paint. */
function styleOf(css: string): string | undefined {
  // An escape hides a word from a text search.
  if (css.includes("\\")) return "a backslash in a style";
  if (/(?:url|src|image|image-set)\(\s*["']?\s*data:/i.test(css)) return "an embedded picture";
  if (/@import|(?:url|src|image|image-set)\(\s*(?!\s|["']?#)/i.test(css)) return "a reference to another file";
  // Nothing at the place of a variable says what it refers to.
  return /(?<![\w.#-])--/.test(css) && /url\(/i.test(css) ? "a reference in a variable" : undefined;
}

function malformed(sentence: string): Finding {
  return {
    code: "LIV1503",
    message: `The SVG is not well-formed: ${sentence}`,
    expected: "one XML document in which every element is closed",
    suggestion: "Export the logo again as a plain SVG.",
  };
}

const notSvg: Finding = {
  code: "LIV1503",
  message: "The file is not an SVG.",
  expected: "a file whose outermost element is <svg>",
};

const noNamespace: Finding = {
  code: "LIV1503",
  message: "The <svg> has no SVG namespace, so browsers do not show it as an image.",
  expected: `the attribute xmlns="${NAMESPACE}"`,
};

const hasDefinitions: Finding = {
  code: "LIV1504",
  message: "Logos may not contain definitions in their document type: what they stand for is not checked.",
  expected: "no document type, or one without [ … ]",
  suggestion:
    'Export the logo again as a plain SVG. In Illustrator, save it without "Preserve Illustrator Editing Capabilities".',
};

const hasText: Finding = {
  code: "LIV1507",
  message: "The logo contains text, which every device shows in another font.",
  expected: "letters as shapes",
  suggestion: "Convert the text to paths in your drawing program, and export the logo again.",
};

const hasNoShape: Finding = {
  code: "LIV1506",
  message: "The logo draws nothing: it contains no shape.",
  expected: "a path, circle, rect or another shape",
  suggestion: "Export the logo again as a plain SVG.",
};

function unsafe(what: string): Finding {
  return {
    code: "LIV1504",
    message: `Logos may not contain ${what}.`,
    expected: "shapes, gradients and references within the file",
    suggestion: "Remove it, or export the logo again as a plain SVG.",
  };
}
