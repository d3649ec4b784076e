import { stripVTControlCharacters } from "node:util";

/** How often a person wants to see how far a run is. */
const PAUSE_MS = 10_000;

export interface EndedTest {
  readonly file: string;
  readonly title: string;
  readonly status: "passed" | "failed" | "skipped";
  /** What it failed with. */
  readonly message?: string | undefined;
}

/** Tells how far a run of tests is, in lines that a log of continuous integration can hold as well. */
export interface Progress {
  readonly testEnded: (test: EndedTest) => void;
  readonly fileEnded: () => void;
  /** Says how far the run is, if something has happened since the last time. */
  readonly tell: () => void;
  /** Ends the regular telling. */
  readonly stop: () => void;
}

const tests = (count: number): string => `${count} test${count === 1 ? "" : "s"}`;

/** Starts to tell about a run of so many test files: a line every ten seconds, and one for each failed test at once. */
export function startProgress(files: number, say: (line: string) => void): Progress {
  let [ended, passed, failed] = [0, 0, 0];
  let said = "";
  const tell = (): void => {
    const line = `${ended} of ${files} files, ${tests(passed)} passed${failed > 0 ? `, ${failed} failed` : ""}`;
    if (line === said || ended + passed + failed === 0) return;
    said = line;
    say(line);
  };
  const timer = setInterval(tell, PAUSE_MS);
  timer.unref();
  return {
    testEnded: ({ file, title, status, message }) => {
      if (status === "passed") passed++;
      if (status !== "failed") return;
      failed++;
      const [reason = ""] = stripVTControlCharacters(message ?? "").split("\n", 1);
      say(`RED ${file}  ${title}${reason === "" ? "" : `: ${reason}`}`);
    },
    fileEnded: () => void ended++,
    tell,
    stop: () => clearInterval(timer),
  };
}
