import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CurrencyCode } from "./currency.ts";
import type { FromServer, ToServer } from "./serverMessages.ts";

const program = fileURLToPath(new URL("server.ts", import.meta.url));

/** A platform in its own process that is killed and restarts on the same data file. */
export interface KillableServer {
  /** The port that it listens on, once it does, if need be after a restart; rejects if it ended without being killed. */
  port(): Promise<number>;
  setClock(now: number): void;
  /** The time that it has certainly reached: it receives a new one slightly after it was set. */
  reachedTime(): number;
  /** Advances every order to its current state. */
  settle(): Promise<void>;
  /** Kills it, as similarly to a power cut as a process allows, and starts it again. */
  restart(): Promise<void>;
  /** Kills it for good. */
  end(): Promise<void>;
}

interface Started {
  readonly database: string;
  /** Path of the file for its error output. */
  readonly log: string;
  readonly startedAt: number;
  /** Of its merchants. */
  readonly currency: CurrencyCode;
}

export function startKillableServer({ database, log, startedAt, currency }: Started): KillableServer {
  let now = startedAt;
  let reached = startedAt;
  let child: ChildProcess;
  let listening = Promise.withResolvers<number>();
  let isListening = false;
  let failure: Promise<never> | undefined;
  let isKilled = false;

  function start(): void {
    isKilled = false;
    // A client that waits for a server that was killed before it listened waits for its successor.
    if (isListening) listening = Promise.withResolvers();
    isListening = false;
    const { promise, resolve, reject } = listening;
    void quietly(promise);
    const complaints = openSync(log, "a");
    const started = spawn(process.execPath, [program, database, String(now), currency], {
      stdio: ["ignore", complaints, complaints, "ipc"],
      // Ctrl-C should reach only the parent process, which then ends this one.
      detached: process.platform !== "win32",
    });
    closeSync(complaints);
    child = started;
    started.on("message", ({ port, reached: time = reached }: FromServer) => {
      // The last message of a killed server may arrive after the first of its successor.
      reached = Math.max(reached, time);
      if (port === undefined || started !== child) return;
      isListening = true;
      resolve(port);
    });
    started.on("error", reject);
    started.on("exit", (code, signal) => {
      if (isKilled) return;
      const error = new Error(`the server ended by itself with ${code ?? signal}; see ${log}`);
      reject(error);
      failure = quietly(Promise.reject(error));
    });
  }

  async function kill(): Promise<void> {
    isKilled = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  function tell(message: ToServer): void {
    // A message to a dead server reaches the next one when it starts.
    if (child.connected) child.send(message, () => undefined);
  }

  start();
  return {
    port: () => failure ?? listening.promise,
    setClock(time) {
      now = time;
      tell({ now });
    },
    reachedTime: () => reached,
    async settle() {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      child.on("message", ({ isSettled }: FromServer) => isSettled && resolve());
      child.on("exit", () => reject(new Error("the server ended before the orders were settled")));
      tell({ now, settle: true });
      await promise;
    },
    async restart() {
      await kill();
      start();
    },
    end: kill,
  };
}

/** A promise whose rejection is not reported as unhandled if nobody awaits it yet. */
function quietly<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}
