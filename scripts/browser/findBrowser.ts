import { installedBrowser, isProgram } from "./installedBrowser.ts";
import { type InstallStep, installSteps, runStep } from "./installBrowser.ts";

const ADVICE =
  "The tests need a Chromium or Chrome. Install one (Debian: apt install chromium; elsewhere: Chrome), or set CHROMIUM_PATH " +
  "to its program, and run npm test again. Without a browser, `npm run check` and `npm run test:unit` still work.";

/** What the search needs from outside, so that a test can stand in for a bare machine. */
interface Search {
  readonly find: () => string | undefined;
  readonly steps: readonly InstallStep[];
  readonly run: (step: InstallStep) => string | undefined;
  readonly say: (line: string) => void;
}

/** The browser's program: found, or installed one way or the other. Throws a sentence that says what to do. */
export function findBrowser({ find, steps, run, say }: Search): string {
  const present = find();
  if (present !== undefined) return present;
  say("No Chromium or Chrome on this machine; trying to install one.");
  for (const step of steps) {
    say(`  ${step.title} …`);
    const reason = run(step);
    const found = reason === undefined ? find() : undefined;
    if (found !== undefined) return found;
    say(`  ${step.title}: ${reason ?? "it succeeded, but left no program that can be found"}`);
  }
  throw new Error(ADVICE);
}

/** The search on this machine. */
export function findBrowserHere(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which is no program. Correct or unset it.`);
  return findBrowser({
    find: installedBrowser,
    steps: installSteps(),
    run: runStep,
    say: (line) => console.error(line),
  });
}
