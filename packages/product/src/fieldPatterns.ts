interface FieldPatternRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** Matches the whole value: a regular expression in mode `u` that runs in time linear in the value's length. */
  readonly source: string;
  /** The value is normalised to this form before it is checked and counted. */
  readonly normalize?: "NFC";
  /** The value must also be a real calendar day in this format. */
  readonly date?: "yyyy-MM-dd" | "MM-dd-yyyy";
  /** The shortest length of a valid value, if it is more than one; and the longest, if there is one. */
  readonly length?: readonly [shortest: number, longest?: number];
  /** The lengths that the examples assume. */
  readonly examplesFor: { readonly min: number; readonly max: number };
  readonly accepts: readonly string[];
  readonly refuses: readonly string[];
}

const usual = { min: 2, max: 12 } as const;
const day = { min: 10, max: 10 } as const;

/**
 * The 24 field patterns (L123, VF-P00 … VF-P23) by the number that a platform uses for them. Each has its own message,
 * `in_pattern_<id>`. The length of a value is a rule of its field, in code points, and is checked before the pattern.
 */
export const fieldPatterns = [
  {
    id: 0,
    title: "Any characters",
    description: "Any characters at all.",
    source: "^[\\s\\S]*$",
    examplesFor: usual,
    accepts: ["a b!", "가1", "😀😀"],
    refuses: ["a", "abcdefghijklm"],
  },
  {
    id: 1,
    title: "Letters and digits, letter first",
    description: "ASCII letters and digits; the first character is a letter.",
    source: "^[A-Za-z][A-Za-z0-9]*$",
    examplesFor: usual,
    accepts: ["a1b2", "Bob", "ab"],
    refuses: ["1ab", "a_b", "가나"],
  },
  {
    id: 2,
    title: "Letters",
    description: "ASCII letters only.",
    source: "^[A-Za-z]+$",
    examplesFor: usual,
    accepts: ["Bob", "ab"],
    refuses: ["ab1", "a b", "가나"],
  },
  {
    id: 3,
    title: "E-mail address",
    description: "One address with a domain of at least two labels.",
    source:
      "^[A-Za-z0-9._%+-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\\.[A-Za-z]{2,}$",
    length: [6],
    examplesFor: { min: 2, max: 40 },
    accepts: ["a@b.co", "kim.lee+1@mail.co.kr"],
    refuses: ["a@b", "a b@c.kr", "@c.kr", "a@-b.kr"],
  },
  {
    id: 4,
    title: "Letters and digits",
    description: "ASCII letters and digits, no special characters.",
    source: "^[A-Za-z0-9]+$",
    examplesFor: usual,
    accepts: ["a1", "12ab", "AB"],
    refuses: ["a-b", "a b", "é1"],
  },
  {
    id: 5,
    title: "Digits",
    description: "The digits 0 to 9 only.",
    source: "^[0-9]+$",
    examplesFor: usual,
    accepts: ["0123", "99"],
    refuses: ["1a", "１２", "1.5"],
  },
  {
    id: 6,
    title: "Letters and digits with an uppercase letter",
    description: "ASCII letters and digits with at least one uppercase letter.",
    source: "^(?=.*[A-Z])[A-Za-z0-9]+$",
    examplesFor: usual,
    accepts: ["Abc1", "AB", "1A"],
    refuses: ["abc1", "Ab!", "12"],
  },
  {
    id: 7,
    title: "Letters and spaces",
    description: "ASCII letters with spaces between them.",
    source: "^[A-Za-z]+(?: +[A-Za-z]+)*$",
    examplesFor: usual,
    accepts: ["Kim Lee", "Bob"],
    refuses: ["Kim1", "  ", " Bob"],
  },
  {
    id: 8,
    title: "No spaces",
    description: "Anything except white space.",
    source: "^\\S+$",
    examplesFor: usual,
    accepts: ["가1!", "a_b"],
    refuses: ["a b", "a\tb", "　"],
  },
  {
    id: 9,
    title: "Letters and symbols",
    description: "ASCII letters and the 32 ASCII punctuation marks.",
    source: "^[A-Za-z!-\\/:-@\\[-`{-~]+$",
    examplesFor: usual,
    accepts: ["ab!", "A_b", "ab"],
    refuses: ["a1", "a b", "가!"],
  },
  {
    id: 10,
    title: "Chinese characters and digits",
    description: "Han characters and the digits 0 to 9.",
    source: "^[\\p{Script=Han}0-9]+$",
    examplesFor: usual,
    accepts: ["张三", "李4", "12"],
    refuses: ["张a", "张 三", "김1"],
  },
  {
    id: 11,
    title: "Chinese with punctuation",
    description: "At least one Han character, and punctuation of any script.",
    source: "^(?=.*\\p{Script=Han})[\\p{Script=Han}\\p{P}]+$",
    examplesFor: usual,
    accepts: ["张三", "张·三", "你好，"],
    refuses: ["。。", "张a", "张 三"],
  },
  {
    id: 12,
    title: "Date, year first",
    description: "A calendar day as yyyy-MM-dd.",
    source: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
    date: "yyyy-MM-dd",
    length: [10, 10],
    examplesFor: day,
    accepts: ["2000-02-29", "1999-12-31"],
    refuses: ["2001-02-29", "2000-2-9", "12-31-1999"],
  },
  {
    id: 13,
    title: "Date, month first",
    description: "A calendar day as MM-dd-yyyy.",
    source: "^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])-\\d{4}$",
    date: "MM-dd-yyyy",
    length: [10, 10],
    examplesFor: day,
    accepts: ["12-31-1999", "02-29-2000"],
    refuses: ["31-12-1999", "02-30-2000", "1999-12-31"],
  },
  {
    id: 14,
    title: "Korean",
    description: "Hangul syllables and jamo, no spaces.",
    source: "^[\\p{Script=Hangul}]+$",
    normalize: "NFC",
    examplesFor: usual,
    accepts: ["김철수", "가나"],
    refuses: ["김a", "김 철수", "김1"],
  },
  {
    id: 15,
    title: "Thai",
    description: "Thai characters, no spaces.",
    source: "^\\p{Script=Thai}+$",
    examplesFor: usual,
    accepts: ["สมชาย", "กข"],
    refuses: ["สม a", "abc", "กข1"],
  },
  {
    id: 16,
    title: "Thai or English with spaces",
    description: "Thai characters and ASCII letters with spaces between them.",
    source: "^[\\p{Script=Thai}A-Za-z]+(?: +[\\p{Script=Thai}A-Za-z]+)*$",
    examplesFor: usual,
    accepts: ["สม ชาย", "Som Chai", "สม Chai"],
    refuses: ["Som1", " Som", "김수"],
  },
  {
    id: 17,
    title: "Upper, lower, digit and symbol",
    description: "Printable ASCII without spaces, with at least one of each of the four kinds.",
    source: "^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!-\\/:-@\\[-`{-~])[!-~]+$",
    length: [4],
    examplesFor: usual,
    accepts: ["Ab1!", "zZ9_x"],
    refuses: ["Abc1", "ab1!", "AB1!", "Ab1! "],
  },
  {
    id: 18,
    title: "Full name in two parts",
    description: "Two parts in any script with one space between them, each with at least one letter.",
    source: "^(?=[^ ]*\\p{L})[\\p{L}\\p{M}'’.\\-]+ (?=[^ ]*\\p{L})[\\p{L}\\p{M}'’.\\-]+$",
    length: [3],
    examplesFor: usual,
    accepts: ["Kim Lee", "김 철수", "O'Neil Ann"],
    refuses: ["Kim", "Kim  Lee", "A B C", "Kim 1"],
  },
  {
    id: 19,
    title: "Japanese, full-width",
    description: "Full-width Hiragana, Katakana and Kanji.",
    source: "^(?:(?![｡-ﾟ])[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー々〆・　])+$",
    examplesFor: usual,
    accepts: ["やまだ", "ヤマダ", "山田たろう"],
    refuses: ["ﾔﾏﾀﾞ", "yamada", "山田1"],
  },
  {
    id: 20,
    title: "Hiragana",
    description: "Hiragana only.",
    source: "^[\\p{Script=Hiragana}ー　]+$",
    examplesFor: usual,
    accepts: ["やまだ", "たろー"],
    refuses: ["ヤマダ", "山田"],
  },
  {
    id: 21,
    title: "Katakana",
    description: "Full-width Katakana only.",
    source: "^(?:(?![｡-ﾟ])[\\p{Script=Katakana}ー・　])+$",
    examplesFor: usual,
    accepts: ["ヤマダ", "タロー"],
    refuses: ["やまだ", "ﾔﾏ"],
  },
  {
    id: 22,
    title: "Kanji",
    description: "Kanji only.",
    source: "^[\\p{Script=Han}々〆　]+$",
    examplesFor: usual,
    accepts: ["山田", "佐々木"],
    refuses: ["やま", "山a"],
  },
  {
    id: 23,
    title: "Uppercase English",
    description: "The letters A to Z only.",
    source: "^[A-Z]+$",
    examplesFor: usual,
    accepts: ["KIM", "AB"],
    refuses: ["Kim", "AB1", "A B"],
  },
] as const satisfies readonly FieldPatternRow[];

export type FieldPatternId = (typeof fieldPatterns)[number]["id"];

/** The pattern of a number. An unknown number gives pattern 0, so that the platform decides. */
export function fieldPattern(id: number | undefined): FieldPatternRow & { readonly id: FieldPatternId } {
  return fieldPatterns.find((row) => row.id === id) ?? fieldPatterns[0];
}

/** Whether a value matches a pattern; ignores its length. */
export function fitsPattern(pattern: FieldPatternRow, value: string): boolean {
  const text = normalized(pattern, value);
  return new RegExp(pattern.source, "u").test(text) && (pattern.date === undefined || isDay(pattern.date, text));
}

/** The value in the form in which the pattern checks it and its characters are counted. */
export function normalized(pattern: Pick<FieldPatternRow, "normalize">, value: string): string {
  return pattern.normalize === undefined ? value : value.normalize(pattern.normalize);
}

/** Whether three numbers in the order of `form` are a real day of the (proleptic Gregorian) calendar. */
function isDay(form: "yyyy-MM-dd" | "MM-dd-yyyy", text: string): boolean {
  const parts = text.split("-").map(Number);
  const [year = 0, month = 0, date = 0] = form === "yyyy-MM-dd" ? parts : [parts[2], parts[0], parts[1]];
  const time = new Date(0);
  // Not Date.UTC, which reads the years 0 to 99 as 1900 to 1999.
  time.setUTCFullYear(year, month - 1, date);
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
}
