import { isFor, type Scope } from "./scope.ts";

/** Where visitors come from, by ISO 3166-1 alpha-2. */
export interface VisitorCountry extends Scope {
  readonly country: string;
}

export interface VisitorCountries {
  /** Lets visitors come from a country; from nowhere in particular without one. */
  set(country: string | undefined, scope?: Scope): void;
  clear(): void;
  list(): readonly VisitorCountry[];
  /** Where a request comes from: what is said of its visitor counts before what is said of its site, and that before all. */
  of(asked: Scope): string | undefined;
}

const weightOf = ({ merchant, visitor }: Scope): number =>
  (visitor === undefined ? 0 : 2) + (merchant === undefined ? 0 : 1);

export function createVisitorCountries(): VisitorCountries {
  let countries: readonly VisitorCountry[] = [];
  return {
    set(country, { merchant, visitor } = {}) {
      const others = countries.filter((known) => known.merchant !== merchant || known.visitor !== visitor);
      const added = country === undefined ? [] : [{ country, merchant, visitor }];
      countries = [...others, ...added].toSorted((one, other) => weightOf(other) - weightOf(one));
    },
    clear: () => {
      countries = [];
    },
    list: () => countries,
    of: (asked) => countries.find((known) => isFor(known, asked))?.country,
  };
}
