import { type Node, type ParseError, parseTree } from "jsonc-parser";
import type { JsonPath } from "../jsonPointer.ts";
import type { JsonValue } from "../jsonSchema.ts";
import { type Finding, type Problem, problemAt } from "../problem.ts";
import { SourceText, type Span } from "../text/sourceText.ts";
import { quote, sizeOf } from "../text/quote.ts";
import { JsonDocument } from "./jsonDocument.ts";
import { scanJson } from "./scanJson.ts";

const MAXIMUM_BYTES = 256 * 1024;

interface ParsedJson {
  /** Absent if the text contains no readable value. */
  readonly document?: JsonDocument;
  readonly problems: readonly Problem[];
}

/**
 * Parses strict JSON and remembers the position of everything. It rejects, with their positions: syntax that is not
 * JSON, duplicate keys, keys that JavaScript reserves, broken Unicode, and files that are too large or nested too
 * deeply. `bytes` is the size of the file if `text` is only its beginning.
 */
export function parseJson(file: string, text: string, bytes = 0): ParsedJson {
  const size = Math.max(bytes, new TextEncoder().encode(text).length);
  if (size > MAXIMUM_BYTES) return refuse(new SourceText(file, ""), tooLarge(size));
  const source = new SourceText(file, text);
  if (text.trim() === "") return refuse(source, empty);

  const problems = [...checkCharacters(source)];
  const readable = new SourceText(file, text.replace(/^\ufeff/, " "));
  problems.push(...scanJson(readable));
  if (problems.some(({ code }) => code !== "LIV1006")) return { problems };

  const errors: ParseError[] = [];
  const root = parseTree(readable.text, errors, { disallowComments: true });
  if (errors[0] ?? !root) return { problems: [...problems, grammarProblem(source, errors[0])] };
  const reader = new ValueReader(source);
  const value = reader.read(root as Node, []);
  problems.push(...reader.problems);
  return { document: new JsonDocument(source, root as Node, value), problems };
}

function refuse(source: SourceText, finding: Finding): ParsedJson {
  return { problems: [problemAt(source, { offset: 0, length: 1 }, [], finding)] };
}

function checkCharacters(source: SourceText): Problem[] {
  const problems: Problem[] = [];
  const { text } = source;
  if (text.startsWith("\ufeff")) problems.push(problemAt(source, { offset: 0, length: 1 }, [], byteOrderMark));
  const broken = text.isWellFormed() ? text.indexOf("\ufffd") : text.search(/\p{Surrogate}/u);
  if (broken !== -1) problems.push(problemAt(source, { offset: broken, length: 1 }, [], brokenUnicode));
  return problems;
}

/** Converts the tree to a value, and reports problems that only a whole value reveals. */
class ValueReader {
  readonly problems: Problem[] = [];
  readonly #source: SourceText;

  constructor(source: SourceText) {
    this.#source = source;
  }

  read(node: Node, path: JsonPath): JsonValue {
    if (node.type === "array") return (node.children ?? []).map((child, index) => this.read(child, [...path, index]));
    if (node.type === "object") return this.#object(node, path);
    const value = node.value as JsonValue;
    if (typeof value === "string" && !value.isWellFormed()) this.#report(node, path, brokenUnicode);
    if (typeof value === "number" && !Number.isFinite(value)) this.#report(node, path, hugeNumber);
    return value;
  }

  #object(node: Node, path: JsonPath): JsonValue {
    const object: Record<string, JsonValue> = {};
    const seen = new Map<string, Node>();
    for (const property of node.children ?? []) {
      const [keyNode, valueNode] = property.children ?? [];
      if (!keyNode || !valueNode) continue;
      const key = String(keyNode.value);
      const first = seen.get(key);
      if (first) this.#report(keyNode, [...path, key], this.#duplicate(key, first));
      else if (reserved.has(key)) this.#report(keyNode, [...path, key], reservedKey(key));
      else object[key] = this.read(valueNode, [...path, key]);
      seen.set(key, keyNode);
    }
    return object;
  }

  #duplicate(key: string, first: Node): Finding {
    const { line, column } = this.#source.position(first.offset);
    return {
      code: "LIV1004",
      message: `The key ${quote(key)} occurs twice in one object.`,
      suggestion: `Keep one of the two; the first is at ${line}:${column}.`,
    };
  }

  #report(span: Span, path: JsonPath, finding: Finding): void {
    this.problems.push(problemAt(this.#source, span, path, finding));
  }
}

const reserved = new Set(["__proto__", "constructor", "prototype"]);

function reservedKey(key: string): Finding {
  return {
    code: "LIV1005",
    message: `The key ${quote(key)} is reserved by JavaScript.`,
    suggestion: "Remove the key.",
  };
}

function tooLarge(bytes: number): Finding {
  return {
    code: "LIV1008",
    message: "The file is too large for a config.",
    expected: `at most ${MAXIMUM_BYTES / 1024} KiB`,
    got: sizeOf(bytes),
  };
}

const empty: Finding = {
  code: "LIV1011",
  message: "The file is empty.",
  expected: "a JSON object: { … }",
};

const byteOrderMark: Finding = {
  code: "LIV1006",
  message: "The file starts with an invisible byte order mark.",
  suggestion: 'Save it as "UTF-8" instead of "UTF-8 with BOM".',
};

const brokenUnicode: Finding = {
  code: "LIV1010",
  message: "The file contains a character that is not valid Unicode.",
  suggestion: "Save the file as UTF-8 and write the character again.",
};

const hugeNumber: Finding = { code: "LIV1007", message: "The number is too large." };

const grammar: Readonly<Record<number, string>> = {
  3: "A key in double quotes is missing.",
  4: "A value is missing.",
  5: "A colon is missing between a key and its value.",
  6: "A comma is missing between two entries.",
  7: "A closing brace } is missing.",
  8: "A closing bracket ] is missing.",
  9: "There is extra text after the JSON value.",
};

function grammarProblem(source: SourceText, first: ParseError | undefined): Problem {
  const error = first && unclosedBracket(source.text, first);
  const span = place(source.text, error);
  return problemAt(source, span, [], {
    code: "LIV1001",
    message: grammar[error?.error ?? 0] ?? "This is not valid JSON.",
  });
}

/** If a comma seems to be missing before the wrong kind of closing bracket, a bracket is missing. */
function unclosedBracket(text: string, error: ParseError): ParseError {
  const found = error.error === 6 ? text[error.offset] : undefined;
  if (found === "}") return { ...error, error: 8 };
  return found === "]" ? { ...error, error: 7 } : error;
}

/** A missing comma or bracket is reported where the text before it ends, not where the next token starts. */
function place(text: string, error: ParseError | undefined): Span {
  if (!error) return { offset: 0, length: 1 };
  if (![6, 7, 8].includes(error.error) && error.offset < text.length)
    return { offset: error.offset, length: error.length };
  const before = text.slice(0, error.offset).trimEnd();
  return { offset: Math.max(0, before.length - 1), length: 1 };
}
