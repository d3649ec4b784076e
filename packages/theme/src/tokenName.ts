const tiers: ReadonlySet<string> = new Set(["semantic", "component"]);

/**
 * The CSS custom property of a token, without its leading dashes: `["semantic", "color", "onBrand"]` → `color-on-brand`.
 * Both the contract `vars` (whose paths carry no tier) and every brand's CSS take their names from here.
 */
export function tokenName(path: readonly string[]): string {
  const [first, ...rest] = path;
  const named = first !== undefined && tiers.has(first) ? rest : path;
  return named
    .join("-")
    .replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll(/([a-z])(\d)/gu, "$1-$2");
}
