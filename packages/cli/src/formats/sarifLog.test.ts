import type { BrandSource } from "@livery/brand/brandSource.ts";
import type { Problem } from "@livery/brand/problem.ts";
import { problemCodes } from "@livery/brand/problemCodes.ts";
import { expect, test } from "vitest";
import { sarifLog } from "./sarifLog.ts";

interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** The parts of a log that the tests check. */
interface Log {
  readonly version: string;
  readonly runs: readonly {
    readonly columnKind: string;
    readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly Rule[] } };
    readonly results: readonly Result[];
  }[];
}

interface Rule {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown: string };
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: Region };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly fixes?: readonly {
    readonly description: { readonly text: string };
    readonly artifactChanges: readonly {
      readonly artifactLocation: { readonly uri: string };
      readonly replacements: readonly {
        readonly deletedRegion: Region;
        readonly insertedContent: { readonly text: string };
      }[];
    }[];
  }[];
}

const text = '{\r\n  "merchnt": "A01"\r\n}\r\n';
const source: BrandSource = { id: "north star", file: "brands/north star/brand.json", text, locales: [], assets: [] };
const problem: Problem = {
  code: "LIV1101",
  severity: "error",
  file: source.file,
  line: 2,
  column: 3,
  endColumn: 12,
  pointer: "/merchnt",
  message: "There is no such key.",
  frame: "",
  fix: { title: "Rename it.", edits: [{ offset: text.indexOf("merchnt"), length: 7, text: "merchant" }] },
};

function logOf(...problems: readonly Problem[]): Log["runs"][number] {
  const log = JSON.parse(JSON.stringify(sarifLog({ problems, sources: [source] }))) as Log;
  expect(log).toMatchObject({ $schema: expect.stringMatching(/sarif-2\.1\.0/), version: "2.1.0" });
  expect(log.runs).toHaveLength(1);
  return log.runs[0] as Log["runs"][number];
}

test("a log has one run whose rules are all codes, each with its descriptions", () => {
  const { tool, columnKind, results } = logOf();
  expect([columnKind, results]).toEqual(["utf16CodeUnits", []]);
  const { rules } = tool.driver;
  expect(rules.map(({ id }) => id)).toEqual(Object.keys(problemCodes));
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  for (const { id, name, shortDescription, help } of rules) {
    expect(name, id).toMatch(/^[A-Z][A-Za-z0-9]+$/);
    for (const said of [shortDescription.text, help.text, help.markdown]) expect(said, id).toMatch(/\S/);
  }
});

test("a finding has its rule, its level, and its place as a relative URI", () => {
  const { results, tool } = logOf(problem, { ...problem, severity: "advice" });
  expect(results.map(({ level }) => level)).toEqual(["error", "note"]);
  const [result] = results;
  expect(tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe(result?.ruleId);
  expect(result?.message.text).toContain("There is no such key.");
  expect(result?.locations[0]?.physicalLocation).toEqual({
    artifactLocation: { uri: "brands/north%20star/brand.json" },
    region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 12 },
  });
});

test("a finding keeps its identity when lines move, and two of one kind at one place differ", () => {
  const prints = ({ results }: Log["runs"][number]): (string | undefined)[] =>
    results.map(({ partialFingerprints }) => partialFingerprints["liveryProblem/v1"]);
  const before = prints(logOf(problem, problem, { ...problem, pointer: "/other" }));
  expect(new Set(before).size).toBe(3);
  const moved = { ...problem, line: 40, column: 9, endColumn: 18 };
  expect(prints(logOf(moved, moved, { ...moved, pointer: "/other" }))).toEqual(before);
});

test("a fix names the range of the file to replace, and the replacement", () => {
  const [result] = logOf(problem).results;
  expect(result?.fixes).toEqual([
    {
      description: { text: "Rename it." },
      artifactChanges: [
        {
          artifactLocation: { uri: "brands/north%20star/brand.json" },
          replacements: [
            {
              deletedRegion: { startLine: 2, startColumn: 4, endLine: 2, endColumn: 11 },
              insertedContent: { text: "merchant" },
            },
          ],
        },
      ],
    },
  ]);
  const { fix: _none, ...unfixable } = problem;
  expect(logOf(unfixable).results[0]).not.toHaveProperty("fixes");
});
