import type { ExitCode } from "./exitCode.ts";
import type { Terminal } from "./terminal.ts";

/** What every command gets besides its options. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** Aborted when the process is asked to stop. */
  readonly signal: AbortSignal;
  /** Sets the exit code of the process. */
  finish(code: ExitCode): void;
}
