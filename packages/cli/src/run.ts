import { CommanderError } from "commander";
import { exitCode, type ExitCode } from "./exitCode.ts";
import { createProgram } from "./program.ts";
import { createTerminal, type Terminal } from "./terminal.ts";

/**
 * Runs a command line and returns the exit code. It never throws: a usage error is one sentence, and any other error is
 * reported as an internal error of Livery with its stack trace.
 */
export async function run(argv: readonly string[], terminal = createTerminal()): Promise<number> {
  const { signal, received, dispose } = listenForEnd();
  let code: ExitCode = exitCode.ok;
  try {
    const program = createProgram({ terminal, signal, finish: (value) => (code = value) });
    await program.parseAsync(argv, { from: "user" });
  } catch (error) {
    code = explain(error, terminal, signal, wantsJson(argv));
  } finally {
    dispose();
  }
  return received() ?? code;
}

/** The first signal aborts the command, so that it can clean up; a second one ends the process at once. */
function listenForEnd(): { signal: AbortSignal; received: () => ExitCode | undefined; dispose: () => void } {
  const controller = new AbortController();
  let code: ExitCode | undefined;
  const end = (value: ExitCode): void => {
    if (code !== undefined) process.exit(code);
    code = value;
    controller.abort();
  };
  const onInterrupt = (): void => end(exitCode.interrupted);
  const onTerminate = (): void => end(exitCode.terminated);
  process.on("SIGINT", onInterrupt);
  process.on("SIGTERM", onTerminate);
  return {
    signal: controller.signal,
    received: () => code,
    dispose: () => {
      process.off("SIGINT", onInterrupt);
      process.off("SIGTERM", onTerminate);
    },
  };
}

/**
 * Whether a command line asks for JSON. It looks at the raw arguments, because an invalid command line is never parsed
 * to its end.
 */
function wantsJson(argv: readonly string[]): boolean {
  return argv.some(
    (word, index) => word === "--json" || `${argv[index - 1]}=${word}` === "--format=json" || word === "--format=json",
  );
}

function errorDocument(message: string): string {
  return JSON.stringify({ schemaVersion: 1, ok: false, error: message }, null, 2);
}

function explain(error: unknown, terminal: Terminal, signal: AbortSignal, json: boolean): ExitCode {
  if (error instanceof CommanderError) {
    // Commander has already printed everything, including help and version, but only for people.
    if (error.exitCode === 0) return exitCode.ok;
    if (json) terminal.print(errorDocument(error.message.replace(/^error: /, "")));
    return exitCode.usage;
  }
  terminal.status("");
  if (signal.aborted) return exitCode.interrupted;
  const known = error instanceof Error && (error.name === "UsageError" || error.name === "PackError");
  const message = error instanceof Error ? error.message : String(error);
  if (json) terminal.print(errorDocument(message));
  if (known) {
    terminal.note(`${terminal.styleNote("red", "error:")} ${message}`);
    return exitCode.usage;
  }
  terminal.note(
    `${terminal.styleNote("red", "This is an internal error in Livery, not your mistake.")} Please report it with these lines:`,
  );
  terminal.note(error instanceof Error ? (error.stack ?? message) : message);
  return exitCode.internal;
}
