import { type SpawnOptions, spawn } from "node:child_process";
import { constants } from "node:os";

/** How long a program may take to stop after Ctrl-C before it is killed. */
const GRACE_MS = 10_000;

/**
 * Runs a program to its end, by default with this process's input and output. Returns its exit code, or 128 + number if
 * a signal ended it or this process: an interrupted program has not succeeded. It gets its own process group: a signal
 * reaches it and all its children exactly once, and what is left of the group afterwards is killed.
 * (scripts/bootstrap.mjs has its own copy of this, because it runs before TypeScript can.)
 */
export function runChild(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const windows = process.platform === "win32";
  const child = spawn(program, args, { stdio: "inherit", detached: !windows, ...options });
  const signalGroup = (signal: NodeJS.Signals): void => {
    try {
      if (windows || child.pid === undefined) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  let stoppedBy: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    if (stoppedBy !== undefined) return;
    stoppedBy = signal;
    signalGroup(signal);
    setTimeout(() => signalGroup("SIGKILL"), GRACE_MS).unref();
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      signalGroup("SIGKILL");
      for (const name of signals) process.off(name, stop);
      const ended = stoppedBy ?? signal;
      resolve(ended === null ? (code ?? 1) : 128 + constants.signals[ended]);
    });
  });
}
