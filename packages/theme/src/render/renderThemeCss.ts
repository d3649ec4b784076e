import { fontPairs } from "../fontPairs.ts";
import type { CompiledTheme } from "../compileTheme.ts";
import type { TokenTree } from "../dtcg.ts";
import { closeTokens } from "./closeTokens.ts";
import { fallbackFaces } from "./fallbackFaces.ts";
import { fillTemplate } from "./fillTemplate.ts";
import type { Declarations } from "./resolveTokens.ts";
import { tokenText } from "./tokenText.ts";

/** Text that no value may contain: a value that was not converted to CSS, or an unresolved reference. */
const broken = /\[object|undefined|NaN|⟦|\{(?:primitive|semantic|component)\./u;

/** Throws, with the name of the first one, if a variable did not become CSS. */
function check(declarations: Declarations): void {
  for (const [name, value] of declarations) {
    if (broken.test(value)) throw new Error(`The design token ${name} did not become CSS: ${value}`);
  }
}

function block(selector: string, entries: Iterable<readonly [string, string]>): string {
  return `${selector}{${[...entries].map(([name, value]) => `${name}:${value}`).join(";")}}`;
}

/** The declarations that differ from those already in effect. */
function changes(next: Declarations, holding: Declarations): Declarations {
  return new Map([...next].filter(([name, value]) => holding.get(name) !== value));
}

const MORE = "(prefers-contrast: more)";
/** What lies over pictures, below a root: marked parts, and the controls of a hero that has them over its slides. */
function overArt(root = ""): readonly string[] {
  return [`${root} [data-over-art]`.trim(), `${root}[data-hero="carousel"] [data-over-slides]`];
}

/** Without its own specificity, so that a mode chosen by attribute overrides it as it does in the media query. */
const CHOSEN = ':where([data-contrast="more"])';

/**
 * The stylesheet of a brand (BR-004): variables of its own mode on `:root`; differences of the other mode on
 * `:root[data-mode="…"]`; differences with more contrast for users who request it in their system or on the page
 * (`data-contrast="more"`); and fallback faces that match its web fonts. Deterministic. Throws if a value did not
 * become CSS.
 */
export async function renderThemeCss(
  theme: Pick<CompiledTheme, "mode" | "tokens" | "fonts" | "titleWidth" | "weights" | "hasDarkArt">,
): Promise<string> {
  const { mode, tokens, hasDarkArt } = theme;
  const other = mode === "light" ? "dark" : "light";
  const known = new Set<object>();
  const ownTree = closeTokens(tokens[mode], known);
  const ownTexts = tokenText(ownTree);
  // Values that schemes share and values without a colour are not checked again.
  const { color: _, ...plain } = (ownTree["semantic"] ?? {}) as TokenTree;
  const shared = { semantic: plain };
  const declare = (tree: TokenTree) => fillTemplate(tokenText(closeTokens(tree, known), shared), ownTexts);
  const own = await fillTemplate(ownTexts);
  const otherAlone = changes(await declare(tokens[other]), own);
  const ownMore = changes(await declare(tokens[`${mode}More`]), own);
  const otherMore = changes(await declare(tokens[`${other}More`]), new Map([...own, ...ownMore, ...otherAlone]));
  for (const declarations of [own, otherAlone, ownMore, otherMore]) check(declarations);
  // Over pictures that are dark in both modes, elements have dark tokens on a light page, too. They declare all of them:
  // a variable that refers to another one is resolved where it is declared.
  const over = (root?: string) => (hasDarkArt ? overArt(root) : []);
  const overOther = (root: string) => (mode === "light" ? over(root) : []);
  const ownPlaces = [":root", ...over()].join(",");
  const chosenPlaces = [`:root${CHOSEN}`, ...over(CHOSEN)].join(",");
  const otherRoot = `:root[data-mode="${other}"]`;
  const otherPlaces = [otherRoot, ...overOther(":root")].join(",");
  const chosenOther = [`${otherRoot}${CHOSEN}`, ...overOther(`:root${CHOSEN}`)].join(",");
  return [
    block(ownPlaces, [["color-scheme", mode], ...own]),
    block(otherPlaces, [["color-scheme", other], ...otherAlone]),
    `@media ${MORE}{${block(ownPlaces, ownMore)}${block(otherPlaces, otherMore)}}`,
    block(chosenPlaces, ownMore),
    block(chosenOther, otherMore),
    fallbackFaces({ ...theme, families: fontPairs[theme.fonts].families }),
  ].join("\n");
}
