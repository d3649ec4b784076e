import { type BrowserKind, browserOfKind, isProgram } from "./installedBrowser.ts";
import { type InstallStep, installSteps, runStep } from "./installBrowser.ts";

const ADVICE =
  "The tests need a Chromium or Chrome. Install one (Debian: apt install chromium-headless-shell; elsewhere: Chrome), or set CHROMIUM_PATH " +
  "to its program, and run npm test again. Without a browser, `npm run check` and `npm run test:unit` still work.";

/** What the search needs from outside, so that a test can simulate a bare machine. */
interface Search {
  /** The kind that suits best; the other one does too. */
  readonly wanted: BrowserKind;
  readonly find: (kind: BrowserKind) => string | undefined;
  readonly steps: readonly InstallStep[];
  readonly run: (step: InstallStep) => string | undefined;
  readonly say: (line: string) => void;
}

/** The path of the browser, found or installed. Throws a sentence that says what to do. */
export function findBrowser({ wanted, find, steps, run, say }: Search): string {
  const other = wanted === "shell" ? "full" : "shell";
  const best = find(wanted);
  if (best !== undefined) return best;
  const second = find(other);
  const ways = second === undefined ? steps : steps.filter(({ evenBeside, skip }) => evenBeside && skip === undefined);
  if (second === undefined) say("No Chromium or Chrome on this machine; trying to install one.");
  else if (ways.length > 0) say("Tests run faster in a headless shell; trying to install one.");
  for (const step of ways) {
    say(`  ${step.title} …`);
    const reason = run(step);
    const found = reason === undefined ? (find(wanted) ?? (second === undefined ? find(other) : undefined)) : undefined;
    if (found !== undefined) return found;
    say(`  ${step.title}: ${reason ?? "it succeeded, but left no program that can be found"}`);
  }
  if (second === undefined) throw new Error(ADVICE);
  return second;
}

/** The search on this machine: a headless shell suits tests, and a full browser suits measuring what visitors feel. */
export function findBrowserHere(wanted: BrowserKind = "shell"): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a program. Correct or unset it.`);
  if (named) return named;
  return findBrowser({
    wanted,
    find: browserOfKind,
    steps: installSteps(wanted),
    run: runStep,
    say: (line) => console.error(line),
  });
}
