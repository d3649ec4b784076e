import { existsSync, readFileSync, readdirSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../lib/root.ts";
import { shardSuffix } from "../lib/shard.ts";

/** The reports that a full run (`npm test`) leaves in reports/: one a test task of turbo.json. */
const reportNames = ["unit-gateway", "unit-rest", "slow", "brands", "stories", "e2e"] as const;

/** A test that ran, or was left out, in the last full run. */
export interface ReportedTest {
  /** Its own title after those of the describes around it. */
  readonly title: string;
  /** Playwright's tags of the test and of the describes around it, without their `@`. */
  readonly tags?: readonly string[];
  readonly status: "passed" | "failed" | "skipped";
  /** Its file, from the repository's root; absent if the run failed outside any test. */
  readonly file?: string;
  readonly seconds?: number;
  /** The processor time of its page, where it was measured. */
  readonly processorSeconds?: number;
  /** The first line of what it failed with, where the report has it. */
  readonly reason?: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    /** The path of the file. */
    readonly name: string;
    /** What the file as a whole failed with. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      /** In milliseconds; absent for a test that did not run. */
      readonly duration?: number | null;
      readonly failureMessages?: readonly string[];
      /** Stories: what scripts/stories/afterStory.ts measures. */
      readonly meta?: { readonly processorSeconds?: number };
    }[];
  }[];
}

interface PlaywrightSuite {
  /** The title of a describe; for a top-level suite, the file's name. */
  readonly title: string;
  /** From the folder of the configuration. */
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    /** Without their `@`; those of the describes around it as well. */
    readonly tags: readonly string[];
    readonly tests: readonly {
      readonly status: "expected" | "unexpected" | "flaky" | "skipped";
      readonly results?: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

const fromRoot = (path: string): string => (isAbsolute(path) ? relative(root, path) : path).split(sep).join("/");

const firstLine = (message: string): string => stripVTControlCharacters(message).split("\n", 1)[0] ?? "";

function fromVitest({ testResults }: VitestReport): readonly ReportedTest[] {
  return testResults.flatMap(({ name, status, message: fault, assertionResults }) => {
    const file = fromRoot(name);
    const tests = assertionResults.map(
      ({
        ancestorTitles,
        title,
        status: result,
        duration,
        failureMessages: [message] = [],
        meta = {},
      }): ReportedTest => ({
        title: [...ancestorTitles, title].join(" "),
        status: result === "passed" || result === "failed" ? result : "skipped",
        file,
        ...(typeof duration === "number" && { seconds: duration / 1000 }),
        ...(meta.processorSeconds !== undefined && { processorSeconds: meta.processorSeconds }),
        ...(message !== undefined && { reason: firstLine(message) }),
      }),
    );
    // A file that could not be loaded has no tests but still failed.
    const broken = status === "failed" && !tests.some((test) => test.status === "failed");
    if (!broken) return tests;
    const reason = fault ? { reason: firstLine(fault) } : {};
    return [...tests, { title: `${file} could not be run`, status: "failed", file, ...reason }];
  });
}

function fromSuite(
  { file, suites = [], specs = [] }: PlaywrightSuite,
  describes: readonly string[],
): readonly ReportedTest[] {
  const own = specs.flatMap(({ title, tags, tests }) =>
    tests.map(({ status, results = [] }): ReportedTest => {
      const message = results.find(({ error }) => error?.message !== undefined)?.error?.message;
      return {
        title: [...describes, title].join(" "),
        ...(tags.length > 0 && { tags }),
        status: status === "expected" ? "passed" : status === "skipped" ? "skipped" : "failed",
        file: `e2e/${file}`,
        ...(results.length > 0 && { seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 }),
        ...(message !== undefined && { reason: firstLine(message) }),
      };
    }),
  );
  return [...own, ...suites.flatMap((suite) => fromSuite(suite, [...describes, suite.title]))];
}

function fromPlaywright(report: PlaywrightReport): readonly ReportedTest[] {
  const errors = report.errors.map(({ message }): ReportedTest => ({
    title: "the run itself failed",
    status: "failed",
    ...(message !== undefined && { reason: firstLine(message) }),
  }));
  return [...report.suites.flatMap((file) => fromSuite(file, [])), ...errors];
}

/** The tests of one report, vitest's or Playwright's, from its JSON text. A flaky test is a failed one. */
export function parseReport(text: string): readonly ReportedTest[] {
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
  return "testResults" in report ? fromVitest(report) : fromPlaywright(report);
}

export interface Reports {
  readonly tests: readonly ReportedTest[];
  /** Reports that the last run did not leave. */
  readonly missing: readonly string[];
}

/**
 * The reports that a run leaves of one suite: its own, or those of all shards (`slow-1-of-3`) if one of them is there.
 */
function partsOf(suite: string, present: ReadonlySet<string>): readonly string[] {
  if (present.has(suite)) return [suite];
  const counts = [...present].flatMap((name) => {
    const [, own, count] = /^([\w-]+)-\d+-of-(\d+)$/.exec(name) ?? [];
    return own === suite ? Number(count) : [];
  });
  if (counts.length === 0) return [suite];
  return [...new Set(counts)].flatMap((count) =>
    Array.from({ length: count }, (_, at) => suite + shardSuffix({ index: at + 1, count })),
  );
}

/** Reads the reports of the last full run from a folder; those of its shards may lie together in it. */
export function readReports(folder: string): Reports {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  const present = new Set(files.map((file) => file.replace(/\.json$/, "")));
  const wanted = reportNames.flatMap((suite) => partsOf(suite, present));
  return {
    tests: wanted
      .filter((name) => present.has(name))
      .flatMap((name) => parseReport(readFileSync(join(folder, `${name}.json`), "utf8"))),
    missing: wanted.filter((name) => !present.has(name)),
  };
}

/** The tests of the last full run, none of which may have failed: passing tests next to a failed one prove nothing. */
export function readGreenRun(folder: string): readonly ReportedTest[] {
  const { tests, missing } = readReports(folder);
  if (missing.length > 0) throw new Error(`The last run left no report of: ${missing.join(", ")}. Run npm test first.`);
  const failed = tests.filter(({ status }) => status === "failed").map(({ title }) => `  ${title}`);
  if (failed.length > 0) throw new Error(`A run with failed tests proves nothing. Failed:\n${failed.join("\n")}`);
  return tests;
}
