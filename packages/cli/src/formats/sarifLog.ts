import type { BrandSource } from "@livery/brand/brandSource.ts";
import type { Fix, Problem } from "@livery/brand/problem.ts";
import { type ProblemCode, problemCodes } from "@livery/brand/problemCodes.ts";
import { SourceText } from "@livery/brand/text/sourceText.ts";
import { liveryVersion } from "@livery/pack/liveryVersion.ts";
import { createHash } from "node:crypto";
import type { Selection } from "../selectBrands.ts";
import { problemFacts } from "./problemFacts.ts";
import { sarifRules } from "./sarifRules.ts";

const codes = Object.keys(problemCodes) as ProblemCode[];

/**
 * Findings as a SARIF 2.1.0 log with one run. Its rules are all problem codes, so that readers can distinguish a rule
 * without findings from one that was not checked. Columns are counted in UTF-16 units, and paths are relative to the
 * working directory.
 */
export function sarifLog({ problems, sources }: Pick<Selection, "problems" | "sources">): object {
  const fingerprint = fingerprints();
  const texts = textsOf(sources);
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Livery", version: liveryVersion, language: "en-US", rules: sarifRules(codes) } },
        columnKind: "utf16CodeUnits",
        results: problems.map((problem) => resultOf(problem, fingerprint(problem), texts)),
      },
    ],
  };
}

function resultOf(problem: Problem, fingerprint: string, texts: ReadonlyMap<string, SourceText>): object {
  const { code, severity, file, line, column, endColumn, pointer, fix } = problem;
  const source = texts.get(file);
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity === "error" ? "error" : "note",
    message: { text: problemFacts(problem) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column, endLine: line, endColumn },
        },
        ...(pointer === "" ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: "value" }] }),
      },
    ],
    partialFingerprints: { "liveryProblem/v1": fingerprint },
    ...(fix && source ? { fixes: [fixOf(fix, source)] } : {}),
  };
}

function fixOf({ title, edits }: Fix, source: SourceText): object {
  const replacements = edits.map(({ offset, length, text }) => {
    const start = source.position(offset);
    const end = source.position(offset + length);
    return {
      deletedRegion: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
      insertedContent: { text },
    };
  });
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation: { uri: uriOf(source.file) }, replacements }],
  };
}

/**
 * Identifies a finding even if lines move: it consists of the code, the file and the pointer. Findings that share those
 * are numbered in reading order.
 */
function fingerprints(): (problem: Problem) => string {
  const counts = new Map<string, number>();
  return ({ code, file, pointer }) => {
    const key = `${code}\n${file}\n${pointer}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return createHash("sha256").update(`${key}\n${count}`).digest("hex").slice(0, 32);
  };
}

function textsOf(sources: readonly BrandSource[]): ReadonlyMap<string, SourceText> {
  const files = sources.flatMap((source) => [source, ...source.locales]);
  return new Map(files.map(({ file, text }) => [file, new SourceText(file, text)]));
}

/** A relative URI reference: forward slashes, each segment escaped. */
function uriOf(file: string): string {
  return file.split("/").map(encodeURIComponent).join("/");
}
