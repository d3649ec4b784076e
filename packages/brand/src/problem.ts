import { type JsonPath, toPointer } from "./jsonPointer.ts";
import type { ProblemCode } from "./problemCodes.ts";
import type { SourceText, Span } from "./text/sourceText.ts";

/** One problem in a brand folder: operators read it, and `--format json` prints it unchanged. */
export interface Problem {
  readonly code: ProblemCode;
  /** An error fails the brand's build; advice does not. */
  readonly severity: "error" | "advice";
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1 in UTF-16 units, as editors count. */
  readonly column: number;
  /** The column right after the marked stretch, on the same line. */
  readonly endColumn: number;
  /** JSON pointer (RFC 6901) of the value; empty for the whole file. */
  readonly pointer: string;
  /** One sentence. */
  readonly message: string;
  readonly expected?: string;
  readonly got?: string;
  /** How to fix it, as a sentence. */
  readonly suggestion?: string;
  /** The lines around the place with a caret below it; empty if there is nothing to show. */
  readonly frame: string;
  /** The change with which `livery check --fix` fixes it; absent if a person has to decide. */
  readonly fix?: Fix;
}

/** A change to the file that a problem names. */
export interface Fix {
  /** What the change does, as an imperative sentence. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** Replaces a stretch of the file with `text`, by UTF-16 offset. */
export interface Edit extends Span {
  readonly text: string;
}

/** What a check found; `problemAt` adds its place in a file. */
export interface Finding {
  readonly code: ProblemCode;
  readonly severity?: Problem["severity"];
  readonly message: string;
  readonly expected?: string | undefined;
  readonly got?: string | undefined;
  readonly suggestion?: string | undefined;
  readonly fix?: Fix | undefined;
}

/** A finding with its place in a file. */
export interface LocatedFinding {
  readonly span: Span;
  readonly finding: Finding;
}

/** The problem of a finding at a place in a file. */
export function problemAt(source: SourceText, span: Span, path: JsonPath, finding: Finding): Problem {
  const { code, severity = "error", message, expected, got, suggestion, fix } = finding;
  return {
    code,
    severity,
    file: source.file,
    ...source.position(span.offset),
    endColumn: source.endColumn(span),
    pointer: toPointer(path),
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(got === undefined ? {} : { got }),
    ...(suggestion === undefined ? {} : { suggestion }),
    // The place of a secret is shown, but the secret is not copied into a log.
    frame: code === "LIV1110" ? "" : source.frame(span),
    ...(fix === undefined ? {} : { fix }),
  };
}

/** Sorts problems by file, then from top to bottom. */
export function compareProblems(left: Problem, right: Problem): number {
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  return left.line - right.line || left.column - right.column || (left.code < right.code ? -1 : 1);
}

const MOST_PER_FILE = 100;

/**
 * Sorted problems with at most a hundred of each file, so that one completely wrong config does not hide all others.
 * The last one kept says how many were left out; errors are kept before advice.
 */
export function limitProblems(problems: readonly Problem[]): Problem[] {
  const files = Map.groupBy(problems, ({ file }) => file);
  return [...files.values()].flatMap((found) => {
    if (found.length <= MOST_PER_FILE) return found;
    const errors = found.filter(({ severity }) => severity === "error");
    const kept = [...errors, ...found.filter(({ severity }) => severity !== "error")].slice(0, MOST_PER_FILE);
    const last = kept.at(-1);
    const rest = `${last?.message ?? ""} And ${found.length - MOST_PER_FILE} more problems in this file.`;
    return [...kept.slice(0, -1), ...(last ? [{ ...last, message: rest }] : [])].toSorted(compareProblems);
  });
}
