import type { CompiledTheme } from "../compileTheme.ts";
import { fallbackFaces } from "./fallbackFaces.ts";
import { fillTemplate } from "./fillTemplate.ts";
import { tokenText } from "./tokenText.ts";

/** Text that no stylesheet of ours may hold: a value that was not written as CSS, or a reference that was not resolved. */
const broken = /\[object|undefined|NaN|⟦|\{(?:primitive|semantic|component)\./u;

function block(selector: string, entries: Iterable<readonly [string, string]>): string {
  return `${selector}{${[...entries].map(([name, value]) => `${name}:${value}`).join(";")}}`;
}

/**
 * The stylesheet of a brand (BR-004): variables of its own mode on `:root`, those that differ in the other mode on
 * `:root[data-mode="…"]`, and fallback faces that match its web fonts. Deterministic. Throws when a value did not become CSS.
 */
export async function renderThemeCss(theme: Pick<CompiledTheme, "mode" | "tokens" | "fonts">): Promise<string> {
  const other = theme.mode === "light" ? "dark" : "light";
  const own = await fillTemplate(tokenText(theme.tokens[theme.mode]));
  const second = await fillTemplate(tokenText(theme.tokens[other]));
  const differing = [...second].filter(([name, value]) => own.get(name) !== value);
  // A dark brand's pictures are dark in both modes: what lies over them keeps its tokens on a light page.
  const ownPlaces = theme.mode === "dark" ? ":root,[data-over-art]" : ":root";
  const css = [
    block(ownPlaces, [["color-scheme", theme.mode], ...own]),
    block(`:root[data-mode="${other}"]`, [["color-scheme", other], ...differing]),
    fallbackFaces(theme.fonts),
  ].join("\n");
  const fault = broken.exec(css);
  if (fault !== null) {
    const place = css.slice(Math.max(0, fault.index - 60), fault.index + 40);
    throw new Error(`A design token did not become CSS: …${place}…`);
  }
  return css;
}
