/**
 * An upper bound for the ways in which a backtracking engine can try a regular expression on a value of `longest`
 * characters. `undefined` when there is none that is worth stating: a repeated part that can itself match in several ways
 * (`(a+)+`, `(a|ab)*`), and what is not read here: look-around, back-references, modifiers, unclosed brackets.
 */
export function patternWays(source: string, longest: number): number | undefined {
  const reader = new PatternReader(source, longest);
  const ways = reader.alternatives();
  return reader.done ? ways : undefined;
}

/** A quantifier's bounds; `{2}`, `{2,}` and `{2,4}` as the stars are. */
const quantifier = /(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})\??/y;

/** One character, or what stands for one: an escape, a class, a dot. Back-references are none. */
const single =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^1-9kpPuxc])|\[(?:\\.|[^\\\]])*\]|[^\\[\](){}*+?|]/suy;

/** Where a group begins that only holds its content together, or keeps it under a name. */
const opening = /\((?:\?:|\?<[A-Za-z_]\w*>|(?!\?))/y;

/** Single characters that a pattern may stand for once its counted repetitions are written out. */
const LARGEST = 1000;

class PatternReader {
  readonly #source: string;
  readonly #longest: number;
  #at = 0;
  /** Repetitions are unrolled: this holds how many characters they become. */
  #size = 0;

  constructor(source: string, longest: number) {
    this.#source = source;
    this.#longest = longest;
  }

  /** Whether all was read. */
  get done(): boolean {
    return this.#at === this.#source.length && this.#size <= LARGEST;
  }

  /** Ways of `a|b|c`: those of all branches together. `undefined` where reading cannot go on. */
  alternatives(): number | undefined {
    let ways = this.#sequence();
    while (ways !== undefined && this.#source[this.#at] === "|") {
      this.#at += 1;
      const more = this.#sequence();
      ways = more === undefined ? undefined : ways + more;
    }
    return ways;
  }

  #sequence(): number | undefined {
    let ways = 1;
    while (this.#at < this.#source.length && !"|)".includes(this.#source[this.#at] ?? "")) {
      const sizeBefore = this.#size;
      const part = this.#part();
      if (part === undefined) return undefined;
      const repeated = this.#repeated(part, this.#size - sizeBefore);
      if (repeated === undefined) return undefined;
      ways *= repeated;
    }
    return ways;
  }

  #part(): number | undefined {
    if (this.#take(opening)) {
      const ways = this.alternatives();
      if (this.#source[this.#at] !== ")") return undefined;
      this.#at += 1;
      return ways;
    }
    this.#size += 1;
    return this.#take(single) ? 1 : undefined;
  }

  #repeated(ways: number, size: number): number | undefined {
    const [text, sign, least, range, most] = this.#take(quantifier) ?? [];
    if (text === undefined) return ways;
    if (sign === "?") return ways + 1;
    const from = sign === undefined ? Number(least) : 0;
    const to = sign === undefined && range === undefined ? from : most ? Number(most) : this.#longest;
    if (ways > 1 && to > 1) return undefined;
    this.#size += size * (sign === undefined ? Math.max(from, most ? to : 0) : 0);
    return Math.max(1, to - from + 1) * ways;
  }

  #take(form: RegExp): RegExpExecArray | undefined {
    form.lastIndex = this.#at;
    const found = form.exec(this.#source) ?? undefined;
    if (found) this.#at = form.lastIndex;
    return found;
  }
}
