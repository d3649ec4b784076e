/** A character that nobody sees, in a text that has no use for it. */
export interface HiddenCharacter {
  /** UTF-16 offset in the text. */
  readonly index: number;
  readonly character: string;
}

/**
 * Controls, and characters that are not drawn, reorder a line, or annotate it. Most can disguise what a text says. A
 * line feed is not among them.
 */
const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/** The characters before and after an invisible one; empty at the ends of the text. */
interface Neighbours {
  readonly before: string;
  readonly after: string;
}

interface Use {
  readonly characters: RegExp;
  /** Where the characters are needed, to complete "only …". */
  readonly only: string;
  /** Whether a character is needed at its place. */
  readonly fits: (around: Neighbours, text: string) => boolean;
}

const letter = /[\p{L}\p{M}\p{N}]/u;
/** Scripts whose letters join, or form clusters, in several ways. */
const joining =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Mymr}\p{scx=Khmr}\p{scx=Tibt}]/u;
/** Scripts without spaces between words. */
const spaceless = /[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const rightToLeft = /(?=\p{L})[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u;
const pictograph = /\p{Extended_Pictographic}/u;

/** A joiner is between letters, at least one of them of a script that needs it. */
function joinsLetters({ before, after }: Neighbours): boolean {
  return letter.test(before) && letter.test(after) && (joining.test(before) || joining.test(after));
}

/** Where scripts, and emoji, need characters that are not drawn (Unicode Standard Annex 31, section 2.3). */
const uses: readonly Use[] = [
  {
    characters: /\u200c/u,
    only: "between letters of scripts that need it, such as Arabic, Persian or Devanagari",
    fits: joinsLetters,
  },
  {
    characters: /\u200d/u,
    only: "in emoji, and between letters of scripts that need it, such as Arabic, Persian or Devanagari",
    // At the end of a word it shows an Arabic letter as joined, and an Indic one as half.
    fits: (around) =>
      joinsLetters(around) ||
      /(?=\p{L})\p{scx=Arab}|(?=\p{M})[^\p{sc=Zinh}\p{sc=Zyyy}]/u.test(around.before) ||
      (/[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u.test(around.before) && pictograph.test(around.after)),
  },
  {
    characters: /\u200b/u,
    only: "between words of Thai, Lao, Khmer or Burmese",
    fits: ({ before, after }) =>
      /[^\s\p{C}]/u.test(before) && /[^\s\p{C}]/u.test(after) && (spaceless.test(before) || spaceless.test(after)),
  },
  {
    characters: /[\u061c\u200e\u200f]/u,
    only: "in a text with right-to-left letters, beside a space, a digit or a punctuation mark",
    fits: ({ before, after }, text) =>
      rightToLeft.test(text) &&
      !/[^\P{C}\n]/u.test(before + after) &&
      !(/[\p{L}\p{M}]/u.test(before) && /[\p{L}\p{M}]/u.test(after)),
  },
  {
    characters: /[\ufe0e\ufe0f]/u,
    only: "after an emoji",
    fits: ({ before, after }) => (/[0-9#*]/u.test(before) ? after === "\u20e3" : /\p{Emoji}/u.test(before)),
  },
  {
    characters: /[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
    only: "after a Chinese character",
    fits: ({ before }) => /\p{sc=Han}/u.test(before),
  },
  {
    characters: /[\u180b-\u180f]/u,
    only: "after a Mongolian letter",
    fits: ({ before }) => /(?=\p{L})\p{sc=Mong}/u.test(before),
  },
  {
    characters: /\u2800/u,
    only: "beside other Braille",
    fits: ({ before, after }) => /[\u2801-\u28ff]/u.test(before + after),
  },
];

/** The invisible characters of a text, in order, except those that its script or an emoji needs at their place. */
export function hiddenCharacters(text: string): HiddenCharacter[] {
  const found = [...text.matchAll(invisible)];
  if (found.length === 0) return [];
  // The tags of a region's flag, such as Scotland's.
  const tags = new Set(
    [...text.matchAll(/\p{RGI_Emoji_Tag_Sequence}/gv)].flatMap(({ 0: flag, index }) =>
      Array.from({ length: flag.length }, (_, at) => index + at),
    ),
  );
  return found.flatMap(({ 0: character, index }) => {
    const around = neighbours(text, index, character.length);
    const isUsed = tags.has(index) || uses.some((use) => use.characters.test(character) && use.fits(around, text));
    return isUsed ? [] : [{ index, character }];
  });
}

/** The text with something else in place of each hidden character. */
export function replaceHidden(text: string, replacement: (character: string) => string): string {
  const hidden = hiddenCharacters(text);
  const ends = [...hidden.map(({ index }) => index), text.length];
  const rest = hidden.map(
    ({ index, character }, at) => replacement(character) + text.slice(index + character.length, ends[at + 1]),
  );
  return text.slice(0, ends[0]) + rest.join("");
}

/** The text as people see it: other control characters than line feeds become spaces, what is not drawn is left out. */
export function withoutHidden(text: string): string {
  return replaceHidden(text, (character) => (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(character) ? " " : ""));
}

/** The same on one line, without spaces around it: a name or a message that cannot disguise itself or disturb others. */
export function plainLine(text: string): string {
  return withoutHidden(text).replaceAll(/\s+/gu, " ").trim();
}

/** Where a character is needed, if it ever is, to complete "only …". */
export function useOf(character: string): string | undefined {
  return uses.find(({ characters }) => characters.test(character))?.only;
}

function neighbours(text: string, index: number, length: number): Neighbours {
  const before = Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? "";
  const [after = ""] = text.slice(index + length);
  return { before, after };
}
