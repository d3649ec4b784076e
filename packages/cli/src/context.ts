import type { ExitCode } from "./exitCode.ts";
import type { Terminal } from "./terminal.ts";

/** What every command gets beside its options. */
export interface CommandContext {
  readonly terminal: Terminal;
  /** Aborted when the process is asked to end. */
  readonly signal: AbortSignal;
  /** Sets the code that the process ends with. */
  finish(code: ExitCode): void;
}
