/** Words that attackers guess first, in lower case; Korean ones as typed on an English keyboard. */
const common: ReadonlySet<string> = new Set(
  `password passwort passwd letmein welcome iloveyou trustno sunshine princess football baseball superman batman starwars
  monkey dragon master shadow michael jordan pokemon computer internet whatever freedom charlie killer hunter summer
  winter casino jackpot admin administrator login secret access guest korea samsung
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1q2w3e q1w2e3r4 zaq12wsx qazwsx qazwsxedc
  tkfkdgo tkfkdgodyd dkssud dkssudgktpdy dkssudgo qlalfqjsgh ghkdlxld aldmal gksrnr eogksalsrnr`.split(/\s+/u),
);

/** Neighbouring characters: the alphabet, the digits and the rows of keys. */
const rows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Characters that replace letters. */
const disguises: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "0": "o",
  $: "s",
  "5": "s",
  "3": "e",
  "1": "i",
};

/** A password with fewer unpredictable characters than this is guessed at once. */
const LEAST_SURPRISES = 6;
const LEAST_DIFFERENT = 5;
/** Shorter names occur in too many words. */
const SHORTEST_NAME = 4;

export type PasswordWeakness = "common" | "name";

/**
 * Why a password is among the first guesses, whatever characters its rule requires: a well-known word, a row of keys or
 * a repetition, or one of the member's own names and numbers. `undefined` for any other.
 */
export function passwordWeakness(password: string, names: readonly string[]): PasswordWeakness | undefined {
  const plain = password.normalize("NFKC").toLowerCase();
  if (names.flatMap(partsOf).some((part) => plain.includes(part))) return "name";
  const isShort = surprises(plain) < LEAST_SURPRISES || new Set(plain).size < LEAST_DIFFERENT;
  return isShort || isCommon(plain) || /^(.{1,5})\1+$/u.test(plain) ? "common" : undefined;
}

/** A name, its words, and each without the digits at its ends: haneul.kim90 gives haneul, kim90 and kim. */
function partsOf(name: string): string[] {
  const plain = name.normalize("NFKC").toLowerCase().trim();
  const words = [plain, ...plain.split(/[^\p{L}\p{N}]+/u)];
  const parts = words.flatMap((word) => [word, word.replaceAll(/^\d+|\d+$/gu, "")]);
  return parts.filter((part) => part.length >= SHORTEST_NAME);
}

/**
 * Whether the password, or what remains without the digits and signs around it, is a well-known one, also with replaced
 * letters.
 */
function isCommon(plain: string): boolean {
  const undisguised = (text: string) => [...text].map((character) => disguises[character] ?? character).join("");
  const bare = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return [plain, bare, undisguised(bare), undisguised(plain).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "")].some((text) =>
    common.has(text),
  );
}

/** How many characters do not follow from the two before them. In 1234, dcba, qwer and aaaa they do. */
function surprises(plain: string): number {
  const characters = [...plain];
  return characters.filter((_, index) => {
    const [before, last, next] = characters.slice(index - 2, index + 1);
    return index < 2 || !goesOn(before!, last!, next!);
  }).length;
}

function goesOn(before: string, last: string, next: string): boolean {
  if (before === last && last === next) return true;
  const run = before + last + next;
  const backwards = next + last + before;
  return rows.some((row) => row.includes(run) || row.includes(backwards));
}
