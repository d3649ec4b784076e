import { run } from "../run.ts";
import type { Terminal } from "../terminal.ts";
import type { Finished } from "./startLivery.ts";

/**
 * Runs a command line of `livery` to its end, in this process. What only a process has, such as signals, is tested with
 * `startLivery`.
 */
export async function runLivery(args: readonly string[], cwd: string): Promise<Finished> {
  const said = { stdout: "", stderr: "" };
  const terminal: Terminal = {
    print: (text) => void (said.stdout += `${text}\n`),
    note: (text) => void (said.stderr += `${text}\n`),
    status: () => undefined,
    isInteractive: false,
    style: (_style, text) => text,
    styleNote: (_style, text) => text,
    color: false,
  };
  // Never back to the repository: a command that a test no longer waits for would write there.
  process.chdir(cwd);
  return { code: await run(args, terminal), ...said };
}
