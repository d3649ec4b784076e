import { createScanner } from "jsonc-parser";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { characterName } from "../text/characterName.ts";
import { quote } from "../text/quote.ts";
import { visibleText } from "../text/visibleText.ts";
import type { SourceText, Span } from "../text/sourceText.ts";

/** jsonc-parser declares its token kinds as a const enum, which type stripping cannot read. */
const kinds = {
  open: [1, 3],
  close: [2, 4],
  comma: 5,
  string: 10,
  number: 11,
  trivia: [12, 13, 14, 15],
  comments: [12, 13],
  unknown: 16,
  end: 17,
};
const UNCLOSED_TEXT = 2;
const INVALID_CHARACTER = 6;

const MAXIMUM_DEPTH = 32;

/**
 * Reads a text token by token and reports everything that strict JSON does not allow. It stops where the rest cannot be
 * trusted: at an unclosed text, and at the first level that is too deep, so that no recursive parser ever sees it.
 */
export function scanJson(source: SourceText): Problem[] {
  const problems: Problem[] = [];
  const report = (finding: Finding, at: Span) => problems.push(problemAt(source, at, [], finding));
  let depth = 0;
  let previous: Token | undefined;
  /** The text right before the first thing that is not JSON: if a quote is missing, it is missing here. */
  let suspect: Token | undefined;
  for (const token of tokensOf(source.text)) {
    const { kind, error } = token;
    if (kinds.comments.includes(kind)) report(comment, token);
    if (kinds.trivia.includes(kind)) continue;
    if (kind === kinds.string && error === UNCLOSED_TEXT)
      return unclosedText(source, problems, suspect ?? token, token);
    if (kind === kinds.string && error !== 0) report(brokenText(error), token);
    if (kind === kinds.unknown) {
      suspect ??= previous?.kind === kinds.string ? previous : undefined;
      report(unknownToken(source.text.slice(token.offset, token.offset + token.length)), token);
    }
    if (kinds.close.includes(kind) && previous?.kind === kinds.comma) report(trailingComma, previous);
    if (kinds.open.includes(kind)) depth += 1;
    if (kinds.close.includes(kind)) depth -= 1;
    if (depth > MAXIMUM_DEPTH) {
      report(tooDeep, token);
      return problems;
    }
    previous = token;
  }
  return problems;
}

interface Token extends Span {
  readonly kind: number;
  readonly error: number;
}

function* tokensOf(text: string): Generator<Token> {
  const scanner = createScanner(text, false);
  for (let kind: number = scanner.scan(); kind !== kinds.end; kind = scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const whole = kind === kinds.number ? wholeNumber(text, offset) : wholeToken(text, offset);
    const broken = kind === kinds.unknown || (kind === kinds.number && whole.length > scanner.getTokenLength());
    const length = broken ? whole.length : scanner.getTokenLength();
    yield { kind: broken ? kinds.unknown : kind, error: Number(scanner.getTokenError()), offset, length };
    if (broken) scanner.setPosition(offset + length);
  }
}

/**
 * On a line with a missing quote, what is inside and outside of texts is swapped, so the other problems on it are
 * dropped.
 */
function unclosedText(source: SourceText, problems: readonly Problem[], suspect: Token, end: Token): Problem[] {
  const { line } = source.position(end.offset);
  const place = source.position(suspect.offset).line === line ? suspect : end;
  return [...problems.filter((problem) => problem.line !== line), problemAt(source, place, [], noClosingQuote)];
}

const noClosingQuote: Finding = {
  code: "LIV1001",
  message: "A text has no closing quote.",
  suggestion: 'Close it with " on the same line, and write a line break inside it as \\n.',
};

const comment: Finding = {
  code: "LIV1002",
  message: "JSON does not allow comments.",
  suggestion: "Remove the comment; keep notes about a brand in a README.md next to brand.json.",
};

const trailingComma: Finding = {
  code: "LIV1003",
  message: "There is a trailing comma before a closing bracket.",
  suggestion: "Remove the comma.",
};

const tooDeep: Finding = {
  code: "LIV1009",
  message: `Brackets are nested more than ${MAXIMUM_DEPTH} levels deep.`,
  expected: `at most ${MAXIMUM_DEPTH} levels`,
};

/** jsonc-parser splits what it does not know into several tokens, for example `-` and `Infinity`. */
function wholeToken(text: string, offset: number): string {
  const token = /'[^'\n]*'|[“”„‟][^“”„‟"\n]*[“”„‟]|[^\s,:[\]{}"]+/y;
  token.lastIndex = offset;
  return token.exec(text)?.[0] ?? text.slice(offset, offset + 1);
}

/** 0x10 and 01 start like a number. */
function wholeNumber(text: string, offset: number): string {
  const token = /[-+.\w]*/y;
  token.lastIndex = offset;
  return token.exec(text)?.[0] ?? "";
}

function unknownToken(token: string): Finding {
  if (/^[+-]?(?:NaN|Infinity)/.test(token)) {
    return { code: "LIV1007", message: `${token} is not a JSON number.`, expected: "a number in digits", got: token };
  }
  if (/^[+.]\d/.test(token)) {
    const digits = token.replace(/^\+/, "").replace(/^\./, "0.");
    return { code: "LIV1007", message: `${token} is not a JSON number.`, got: token, suggestion: `Write ${digits}.` };
  }
  const number = numberOf(token);
  if (number) return number;
  if (/^[\u2018-\u201f\u2032\u2033\u300c-\u300f]/.test(token)) return curlyQuote(token);
  if (!/[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u.test(token)) return strayCharacter(token);
  const word = words.get(token.toLowerCase());
  if (word !== undefined) {
    return { code: "LIV1001", message: `${token} is not a JSON value.`, got: token, suggestion: `Write ${word}.` };
  }
  const bare = /^'(.*)'$/.exec(token)?.[1] ?? token;
  return {
    code: "LIV1001",
    message: "Texts and keys need double quotes.",
    got: visibleText(token),
    suggestion: `Write ${quote(bare)}.`,
  };
}

/** Number formats of other languages. */
function numberOf(token: string): Finding | undefined {
  if (!/^[+-]?\d|^-/.test(token)) return undefined;
  const plain = /^-?0[xX][0-9a-fA-F]{1,8}$|^-?0\d+(?:\.\d+)?$/.test(token)
    ? Number(token.replace(/^-/, ""))
    : undefined;
  const written = plain === undefined ? undefined : `${token.startsWith("-") ? "-" : ""}${plain}`;
  return {
    code: "LIV1007",
    message: `${visibleText(token)} is not a JSON number.`,
    expected: "a number in digits",
    got: visibleText(token),
    suggestion: written === undefined ? undefined : `Write ${written}.`,
  };
}

function curlyQuote(token: string): Finding {
  return {
    code: "LIV1001",
    message: "JSON does not accept curly quotes; word processors insert them.",
    expected: 'straight double quotes: "',
    got: visibleText(token),
    suggestion: 'Replace both quotes with ".',
  };
}

/** How other languages write the three words of JSON. */
const words = new Map([
  ...["true", "tru", "yes", "on"].map((word) => [word, "true"] as const),
  ...["false", "fals", "no", "off"].map((word) => [word, "false"] as const),
  ...["null", "none", "nil", "undefined"].map((word) => [word, "null"] as const),
]);

function strayCharacter(token: string): Finding {
  return {
    code: "LIV1001",
    message: `The invisible character ${characterName(token)} is outside a text.`,
    suggestion: "Remove the character.",
  };
}

function brokenText(error: number): Finding {
  if (error === INVALID_CHARACTER) {
    return {
      code: "LIV1001",
      message: "A text contains a raw control character.",
      suggestion: "Write it as an escape, such as \\n.",
    };
  }
  return {
    code: "LIV1001",
    message: "A text contains an escape that JSON does not have.",
    expected: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX',
  };
}
