import { distance } from "fastest-levenshtein";

/** Common synonyms for names in the schema. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  color: ["colors"],
  colour: ["colors"],
  colours: ["colors"],
  palette: ["colors", "palettes"],
  primary: ["brand"],
  secondary: ["accent"],
  background: ["ground", "bg"],
  text: ["ink"],
  success: ["positive", "pos"],
  error: ["negative", "neg"],
  danger: ["negative", "neg"],
  font: ["type", "pair"],
  fonts: ["type", "pair"],
  typography: ["type"],
  rounded: ["round"],
  language: ["defaultLanguage"],
  lang: ["defaultLanguage"],
  languages: ["locales"],
  flags: ["switches", "features"],
  toggles: ["switches", "features"],
  currency: ["currencySymbol"],
  license: ["licences"],
  licenses: ["licences"],
  licence: ["licences"],
  tz: ["timeZone"],
  age: ["minimumAge"],
  domain: ["domains"],
  favicon: ["logo"],
  icon: ["logo"],
  real: ["real-money"],
  money: ["real-money"],
  play: ["demo"],
  sidebar: ["rail"],
  list: ["wide"],
  portrait: ["poster"],
  square: ["tile"],
  slider: ["carousel"],
  tight: ["compact"],
  comfortable: ["roomy"],
  spacious: ["roomy"],
  normal: ["regular"],
};

/**
 * The name that was most likely meant: the same word in another case, a synonym, or the one with the fewest different
 * letters.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const plain = simplify(given);
  const same = names.find((name) => simplify(name) === plain);
  if (same !== undefined) return same;
  const word = given.toLowerCase();
  const meant = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
  const synonym = meant?.find((name) => names.includes(name));
  if (synonym !== undefined) return synonym;
  return closest(plain, names);
}

function closest(plain: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(plain.length / 3)) + 1;
  for (const name of names) {
    const away = apart(plain, simplify(name));
    if (away < fewest) [best, fewest] = [name, away];
  }
  return best;
}

/**
 * The number of letters in which two names differ. At two or more, names with different first letters count as
 * different words: banners, winners.
 */
function apart(plain: string, other: string): number {
  if (lettersOf(plain) === lettersOf(other)) return 1;
  const letters = distance(plain, other);
  return letters > 1 && plain[0] !== other[0] ? Infinity : letters;
}

/** Two names with the same letters differ by a typo: rial, rail. */
function lettersOf(name: string): string {
  return [...name].toSorted().join("");
}

function simplify(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, "");
}
