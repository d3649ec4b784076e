import { isFor, type Scope } from "./scope.ts";

/** A visitor's country by ISO 3166-1 alpha-2. */
export interface VisitorCountry extends Scope {
  readonly country: string;
}

export interface VisitorCountries {
  /** Sets the country that visitors come from; removes it if undefined. */
  set(country: string | undefined, scope?: Scope): void;
  clear(): void;
  list(): readonly VisitorCountry[];
  /** The country of a request: a visitor's own entry comes before its site's, and that before the general one. */
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
