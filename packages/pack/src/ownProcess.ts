import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { PackError } from "./packError.ts";

/** The messages from a process to its parent. */
type Message<Result> =
  | { readonly step: string }
  | { readonly failure: string; readonly ours: boolean }
  | { readonly done: Result };

interface ProcessOptions {
  /** What it does, for an error: "The build of the runtime". */
  readonly what: string;
  readonly argument: string;
  readonly cwd: string;
  /** Beside PATH and HOME: nothing else of this process's environment gets there. */
  readonly env: Readonly<Record<string, string>>;
  readonly onProgress?: ((step: string) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a program that calls `reportToParent`, in a process of its own with a bare environment; returns its result. */
export async function runInOwnProcess<Result>(
  program: URL,
  { what, argument, cwd, env, onProgress, signal }: ProcessOptions,
): Promise<Result> {
  const child = fork(fileURLToPath(program), [argument], {
    cwd,
    env: { ...env, PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "" },
    execArgv: [],
    silent: true,
    ...(signal === undefined ? {} : { signal }),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  let last: Message<Result> | undefined;
  child.on("message", (message: Message<Result>) => {
    last = message;
    if ("step" in message) onProgress?.(message.step);
  });
  child.on("error", reject);
  child.on("close", (code) => {
    if (last !== undefined && "done" in last) return resolve(last.done);
    if (last !== undefined && "failure" in last)
      return reject(last.ours ? new Error(last.failure) : new PackError(last.failure));
    return reject(new Error(`${what} ended early (exit code ${code}).\n${said}`));
  });
  return await promise;
}

/** The whole of a program for `runInOwnProcess`: does the work with its argument, and sends steps and the result. */
export async function reportToParent<Result>(
  work: (argument: string, onStep: (step: string) => void) => Promise<Result>,
): Promise<void> {
  const send = (message: Message<Result>): void => void process.send?.(message);
  // If the parent is gone, nobody waits for the result.
  process.on("disconnect", () => process.exit());
  try {
    send({ done: await work(process.argv[2] ?? "", (step) => send({ step })) });
  } catch (error) {
    const known = error instanceof Error && error.name === "PackError";
    send({ failure: known ? error.message : inspect(error), ours: !known });
  }
  process.disconnect?.();
}
