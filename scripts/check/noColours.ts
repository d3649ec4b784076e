import type { Finding, Tree } from "../lib/checkRule.ts";
import { cssColorNames } from "../lib/cssColorNames.ts";
import { lineAt, type SourceString, stringsOf } from "../lib/syntax.ts";

export const name = "no-colours";
export const reason =
  "packages/runtime and packages/ui are shared by all brands, so a colour written there is wrong for most of them: take it from the theme (vars.color…, paint). transparent, currentColor and inherit are allowed.";

const source = /^packages\/(runtime|ui)\/.*\.(ts|tsx)$/;
const stylesheet = /\.css\.ts$/;
const hex = /(?:#|%23)(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/i;
const colourFunction = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const word = /(?<![\w-])[a-z]+(?![\w-])/gi;
/** JSX attributes with a style or a paint. */
const painting = new Set(["style", "fill", "stroke", "color", "stopColor", "floodColor", "lightingColor"]);

/** Whether the browser would read a bare word as a colour. */
function isStyleValue({ ancestors, start }: SourceString, path: string): boolean {
  const parent = ancestors.at(-1);
  if (parent?.type === "Property" && parent.key.start === start) return false;
  if (stylesheet.test(path)) return true;
  return ancestors.some(
    (node) => node.type === "JSXAttribute" && node.name.type === "JSXIdentifier" && painting.has(node.name.name),
  );
}

function colourIn(found: SourceString, path: string): string | undefined {
  const literal = hex.exec(found.text)?.[0] ?? colourFunction.exec(found.text)?.[0];
  if (literal !== undefined) return literal.endsWith("(") ? `${literal}…)` : literal;
  if (!isStyleValue(found, path)) return undefined;
  return found.text.match(word)?.find((candidate) => cssColorNames.has(candidate.toLowerCase()));
}

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => source.test(path))
    .flatMap((path) =>
      stringsOf(tree.parse(path)).flatMap((found) => {
        const colour = colourIn(found, path);
        return colour === undefined
          ? []
          : [{ path, line: lineAt(tree.read(path), found.start), message: `${colour} is a colour.` }];
      }),
    );
}
