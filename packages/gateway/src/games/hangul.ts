const FIRST = "가".charCodeAt(0);
const LAST = "힣".charCodeAt(0);
/** How many syllables begin with the same consonant, and how many of them also have the same vowel. */
const PER_INITIAL = 588;
const PER_VOWEL = 28;

const initials = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];

/** The vowels and final consonants, in the keys that type them. */
const vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
const finals =
  ",ㄱ,ㄲ,ㄱㅅ,ㄴ,ㄴㅈ,ㄴㅎ,ㄷ,ㄹ,ㄹㄱ,ㄹㅁ,ㄹㅂ,ㄹㅅ,ㄹㅌ,ㄹㅍ,ㄹㅎ,ㅁ,ㅂ,ㅂㅅ,ㅅ,ㅆ,ㅇ,ㅈ,ㅊ,ㅋ,ㅌ,ㅍ,ㅎ".split(",");

interface Syllable {
  /** Index into the initial consonants. */
  readonly initial: number;
  readonly vowel: number;
  /** 0: no final consonant. */
  readonly final: number;
}

function syllableOf(letter: string): Syllable | undefined {
  const code = letter.charCodeAt(0);
  if (code < FIRST || code > LAST) return undefined;
  const place = code - FIRST;
  return {
    initial: Math.floor(place / PER_INITIAL),
    vowel: Math.floor((place % PER_INITIAL) / PER_VOWEL),
    final: place % PER_VOWEL,
  };
}

/** A text as the keys that type it: 바카라 becomes ㅂㅏㅋㅏㄹㅏ. Other letters stay. */
export function keysOf(text: string): string {
  return [...text]
    .map((letter) => {
      const syllable = syllableOf(letter);
      if (!syllable) return letter;
      return `${initials[syllable.initial]}${vowels[syllable.vowel]}${finals[syllable.final]}`;
    })
    .join("");
}

/** Syllables from `first`, as a character class of a regular expression. */
function syllables(first: number, count: number): string {
  return `[${String.fromCharCode(FIRST + first)}-${String.fromCharCode(FIRST + first + count - 1)}]`;
}

/**
 * A pattern that finds what a typed text of letters and digits may mean: a single consonant is any syllable that begins with it (ㅂㅋㄹ finds
 * 바카라), and the last syllable may be incomplete (바칼, on the way to 바카라).
 */
export function patternOf(typed: string): RegExp {
  const letters = [...typed];
  const parts = letters.map((letter, index) => {
    const initial = initials.indexOf(letter);
    if (initial >= 0) return `(?:${letter}|${syllables(initial * PER_INITIAL, PER_INITIAL)})`;
    const syllable = syllableOf(letter);
    return syllable && index === letters.length - 1 ? unfinished(letter, syllable) : letter;
  });
  return new RegExp(parts.join(""), "u");
}

function unfinished(letter: string, { initial, vowel, final }: Syllable): string {
  const open = initial * PER_INITIAL + vowel * PER_VOWEL;
  if (final === 0) return syllables(open, PER_VOWEL);
  // Its final consonant may become the first one of the next syllable.
  const next = initials.indexOf(finals[final] ?? "");
  if (next < 0) return letter;
  return `(?:${letter}|${String.fromCharCode(FIRST + open)}${syllables(next * PER_INITIAL, PER_INITIAL)})`;
}
