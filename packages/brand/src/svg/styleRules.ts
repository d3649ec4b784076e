/** A reference to another part of the file, in a style. */
export interface Paint {
  readonly id: string;
  /** Whether each shape in the element follows it, and not the element as a whole. */
  readonly ofShapes: boolean;
}

/** The references of one rule of a stylesheet. */
export interface StyleRule {
  /** Does not regard the elements around: it may be true for more elements than the rule applies to. */
  readonly applies: (name: string, id: string | undefined, classes: readonly string[]) => boolean;
  readonly paints: readonly Paint[];
}

/** An id that every reader reads alike: percent signs, spaces and quotes in an address are read differently. */
export const plainAddress = /^#[\p{L}\p{N}\p{M}_.:-]*$/u;

const NAME = "[\\p{L}\\p{N}_*-]+";
const VALUES = `(?:[^{}"'@/*]|"[\\w #.,:-]*"|'[\\w #.,:-]*')*`;
const plainRule = new RegExp(`([\\p{L}\\p{N}_.#*>+~,\\s-]+)\\{(${VALUES})\\}\\s*`, "uy");

/**
 * The rules of a stylesheet that refer to parts of its file. Undefined if it does so in a form that two readers could
 * read differently, such as with comments, brackets in texts, or rules in rules.
 */
export function readStyle(css: string): StyleRule[] | undefined {
  if (!/url\(/i.test(css)) return [];
  const rules: StyleRule[] = [];
  const text = css.trim();
  plainRule.lastIndex = 0;
  for (let at = 0; at < text.length; at = plainRule.lastIndex) {
    const [, selectors = "", declarations = ""] = plainRule.exec(text) ?? [];
    const paints = paintsOf(declarations);
    if (selectors === "" || paints === undefined) return undefined;
    if (paints.length > 0) rules.push({ applies: matcherOf(selectors), paints });
  }
  return rules;
}

/** The references in declarations; undefined if one of them is not to a plain id. */
export function paintsOf(declarations: string): Paint[] | undefined {
  const paints: Paint[] = [];
  for (const { 1: double, 2: single, 3: bare = "", index } of declarations.matchAll(
    /url\(\s*(?:"([^"]*)|'([^']*)|([^)]*))/gi,
  )) {
    const address = (double ?? single ?? bare).trim();
    if (!plainAddress.test(address)) return undefined;
    const isOfWhole = /(?:^|;)\s*(?:mask|mask-image|clip-path)\s*:[^;]*$/i.test(declarations.slice(0, index));
    paints.push({ id: address.slice(1), ofShapes: !isOfWhole });
  }
  return paints;
}

/** Compares only the last part of each selector: the parts before it are about the elements around. */
function matcherOf(selectors: string): StyleRule["applies"] {
  const lasts = selectors.split(",").map(
    (selector) =>
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? "",
  );
  const conditions = lasts.map((last) => last.match(new RegExp(`[.#]?${NAME}`, "gu")) ?? []);
  return (name, id, classes) =>
    conditions.some((all) =>
      all.every((each) => {
        if (each.startsWith(".")) return classes.includes(each.slice(1));
        if (each.startsWith("#")) return id === each.slice(1);
        return each === "*" || each === name;
      }),
    );
}
