import type { GalleryEntry } from "./galleryEntry.ts";

/** How many brands a page of the gallery shows: each is two live previews. */
const PER_PAGE = 12;

/** What brands can be told apart by, besides words: the name of the field → its label and a brand's values. */
const traits = {
  market: { label: "Market", of: ({ markets }) => markets },
  feature: { label: "Feature", of: ({ features }) => features.on },
  look: { label: "Look", of: ({ layout }) => layout.filter(isShort).map((fact) => fact.join(" ")) },
  problem: { label: "Problem", of: ({ problems }) => (problems.length === 0 ? ["none"] : problems) },
} as const satisfies Record<string, { label: string; of: (entry: GalleryEntry) => readonly string[] }>;

type Trait = keyof typeof traits;

/** The order of home has as many values as there are brands. */
const isShort = ([label]: readonly [string, string]) => label !== "home";

interface Choice {
  readonly name: Trait;
  readonly label: string;
  /** The chosen value; empty for any. */
  readonly chosen: string;
  /** Every value that a brand has, sorted, with the number of brands. */
  readonly values: readonly (readonly [value: string, count: number])[];
}

/** What a page of the gallery shows. */
export interface Chosen<Entry> {
  readonly words: string;
  readonly choices: readonly Choice[];
  /** The brands of this page. */
  readonly shown: readonly Entry[];
  /** How many brands match. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/**
 * Finds the brands that a query asks for: `q` are words of the id, the names or the merchant, `page` counts from 1, and
 * each trait has a field. What no brand has, matches none. What can be chosen among a thousand brands is counted once,
 * not for each query.
 */
export function createChooser<Entry extends GalleryEntry>(
  brands: readonly Entry[],
): (query: URLSearchParams) => Chosen<Entry> {
  const names = Object.keys(traits) as Trait[];
  const counted = names.map((name) => ({
    name,
    label: traits[name].label,
    values: countValues(brands.flatMap((brand) => traits[name].of(brand))),
  }));
  return (query) => {
    const words = (query.get("q") ?? "").trim();
    const choices = counted.map((choice) => ({ ...choice, chosen: query.get(choice.name) ?? "" }));
    const wanted = choices.filter(({ chosen }) => chosen !== "");
    const found = brands.filter(
      (brand) => hasWords(brand, words) && wanted.every(({ name, chosen }) => traits[name].of(brand).includes(chosen)),
    );
    const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
    const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get("page"))) || 1));
    return {
      words,
      choices,
      shown: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
      count: found.length,
      page,
      pages,
    };
  };
}

function hasWords({ id, name, facts }: GalleryEntry, words: string): boolean {
  const text = [id, name, ...facts.map(([, value]) => value)].join("\n").toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

function countValues(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => one.localeCompare(other, "en"));
}
