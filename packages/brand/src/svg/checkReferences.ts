import type { Finding, LocatedFinding } from "../problem.ts";
import { quote } from "../text/quote.ts";
import type { Span } from "../text/sourceText.ts";
import type { SvgElement, SvgScan } from "./scanSvg.ts";
import { type Paint, type StyleRule, paintsOf, plainAddress, readStyle } from "./styleRules.ts";

/** Gradients of a drawing program lead to each other two or three times. */
const DEEPEST = 8;
/** A logo of the largest size without any reference has fewer shapes. */
const MOST_DRAWN = 5000;

/** The elements that are painted. */
export const shapes = new Set("path circle ellipse rect line polyline polygon".split(" "));

/**
 * Checks how many elements are drawn for an SVG. A few references to references make billions, and browsers and the
 * image library follow each one. Returns the first problem.
 */
export function checkReferences({ elements, styles }: SvgScan): LocatedFinding | undefined {
  const rules: StyleRule[] = [];
  for (const style of styles) {
    const read = readStyle(style.text);
    if (read === undefined) return { span: style, finding: opaqueStyle };
    rules.push(...read);
  }
  const meter = new Meter(elements, rules);
  const [root] = elements;
  if (root) meter.measure(root, 0);
  return meter.found;
}

interface Measure {
  /** The elements that are drawn for this one, each counted as often as it is referred to. */
  readonly drawn: number;
  /** How many of them are shapes. */
  readonly shapes: number;
  /** The references that lead from one to the next. */
  readonly depth: number;
}

const nothing: Measure = { drawn: 0, shapes: 0, depth: 0 };

interface Reference extends Paint {
  readonly span: Span;
}

class Meter {
  /** The first problem; nothing is measured after it. */
  found: LocatedFinding | undefined;
  readonly #rules: readonly StyleRule[];
  readonly #targets: ReadonlyMap<string | undefined, readonly SvgElement[]>;
  readonly #measures = new Map<SvgElement, Measure>();
  readonly #open = new Set<SvgElement>();

  constructor(elements: readonly SvgElement[], rules: readonly StyleRule[]) {
    this.#rules = rules;
    // If an id occurs twice, browsers and the image library may choose different elements.
    this.#targets = Map.groupBy(elements, (element) => attributeOf(element, "id"));
  }

  /** `depth` is the number of references that lead here. */
  measure(element: SvgElement, depth: number): Measure {
    const known = this.#measures.get(element);
    if (known || this.found) return known ?? nothing;
    this.#open.add(element);
    const measure = this.#sum(element, depth);
    this.#open.delete(element);
    this.#measures.set(element, measure);
    if (measure.drawn > MOST_DRAWN) this.#report(element, tooMany(measure.drawn));
    return measure;
  }

  #sum(element: SvgElement, depth: number): Measure {
    let [drawn, painted, deepest] = [1, shapes.has(element.name) ? 1 : 0, 0];
    for (const child of element.children) {
      const part = this.measure(child, depth);
      drawn += part.drawn;
      painted += part.shapes;
      deepest = Math.max(deepest, part.depth);
    }
    for (const { id, ofShapes, span } of this.#references(element)) {
      for (const target of this.#targets.get(id) ?? []) {
        const part = this.#follow(target, span, depth + 1);
        drawn += part.drawn * (ofShapes ? Math.max(1, painted) : 1);
        if (!ofShapes) painted += part.shapes;
        deepest = Math.max(deepest, part.depth + 1);
        if (deepest > DEEPEST) this.#report(span, tooDeep);
      }
    }
    return { drawn, shapes: painted, depth: deepest };
  }

  #follow(target: SvgElement, span: Span, depth: number): Measure {
    if (this.#open.has(target)) this.#report(span, circular);
    // Following a very long chain would overflow the stack.
    if (depth > DEEPEST) this.#report(span, tooDeep);
    return this.measure(target, depth);
  }

  /** Those to whole elements come first: what is painted includes their shapes. */
  #references(element: SvgElement): Reference[] {
    const found: Reference[] = [];
    for (const attribute of element.attributes) {
      const paints = attributePaints(attribute);
      if (paints === undefined) this.#report(attribute, opaqueReference);
      for (const paint of paints ?? []) found.push({ ...paint, span: attribute });
    }
    const [id, classes] = [attributeOf(element, "id"), (attributeOf(element, "class") ?? "").split(/\s+/)];
    for (const { applies, paints } of this.#rules) {
      if (applies(element.name, id, classes)) found.push(...paints.map((paint) => ({ ...paint, span: element })));
    }
    return found.toSorted((a, b) => Number(a.ofShapes) - Number(b.ofShapes));
  }

  #report(span: Span, finding: Finding): void {
    this.found ??= { span, finding };
  }
}

function attributeOf({ attributes }: SvgElement, name: string): string | undefined {
  return attributes.find((each) => each.name === name)?.value;
}

function attributePaints({ name, value }: SvgElement["attributes"][number]): readonly Paint[] | undefined {
  if (!/^(?:.*:)?href$/.test(name)) return paintsOf(name === "style" ? value : `${name}:${value}`);
  return plainAddress.test(value) ? [{ id: value.slice(1), ofShapes: false }] : undefined;
}

function tooMany(drawn: number): Finding {
  const count = drawn > 1e9 ? "more than a billion" : drawn;
  return {
    code: "LIV1509",
    message: `Browsers draw ${count} elements for this one, because parts of the logo are used again and again.`,
    expected: `at most ${MOST_DRAWN}`,
    suggestion: "Convert clones to paths in your drawing program, simplify them, and export the logo again.",
  };
}

const circular: Finding = {
  code: "LIV1509",
  message: "This reference leads back to an element that contains it.",
  expected: "a reference to another part of the logo",
  suggestion: "Remove it, or export the logo again as a plain SVG.",
};

const tooDeep: Finding = {
  code: "LIV1509",
  message: `More than ${DEEPEST} references lead from one to the next.`,
  expected: `at most ${DEEPEST}`,
  suggestion: "Convert clones to paths in your drawing program, and export the logo again.",
};

const opaqueStyle: Finding = {
  code: "LIV1504",
  message: "This style refers to parts of the logo in a form that is not allowed: it could be misread.",
  expected: `plain rules, such as ${quote(".a { fill: url(#b) }")}, without comments, @ rules, conditions and nesting`,
  suggestion: "Write the reference to the shape itself, or export the logo again as a plain SVG.",
};

const opaqueReference: Finding = {
  code: "LIV1504",
  message: "This reference is written in a form that is not allowed: it could be misread.",
  expected: "# and an id of letters, digits, hyphens, underscores, dots and colons",
  suggestion: "Rename the part that it refers to, or export the logo again as a plain SVG.",
};
