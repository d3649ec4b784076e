import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FromServer, ToServer } from "./serverMessages.ts";

const program = fileURLToPath(new URL("server.ts", import.meta.url));

/** A platform in a process of its own that is killed and begins anew on the same data file. */
export interface KillableServer {
  /** Where it listens, as soon as it does; fails when it ended without having been killed. */
  port(): Promise<number>;
  setClock(now: number): void;
  /** The time that it surely has: it hears of a new one a little after it was set. */
  reachedTime(): number;
  /** Brings every order to where it is by now. */
  settle(): Promise<void>;
  /** Kills it as a power cut would, as far as a process can be, and starts it again. */
  restart(): Promise<void>;
  /** Kills it for good. */
  end(): Promise<void>;
}

/** `log` is the path of the file that its complaints go to. */
export function startKillableServer(database: string, log: string, startedAt: number): KillableServer {
  let now = startedAt;
  let reached = startedAt;
  let child: ChildProcess;
  let listening: Promise<number>;
  let failure: Promise<never> | undefined;
  let isKilled = false;

  function start(): void {
    isKilled = false;
    const complaints = openSync(log, "a");
    const started = spawn(process.execPath, [program, database, String(now)], {
      stdio: ["ignore", complaints, complaints, "ipc"],
      // Ctrl-C is for whoever started it, and ends it with that one.
      detached: process.platform !== "win32",
    });
    closeSync(complaints);
    child = started;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    started.on("message", ({ port, reached: time = reached }: FromServer) => {
      // The last words of a killed server may come after its follower's first ones.
      reached = Math.max(reached, time);
      if (port !== undefined) resolve(port);
    });
    started.on("error", reject);
    started.on("exit", (code) => {
      if (isKilled) return;
      const error = new Error(`the server ended by itself with ${code}; see ${log}`);
      reject(error);
      failure = quietly(Promise.reject(error));
    });
    listening = quietly(promise);
  }

  async function kill(): Promise<void> {
    isKilled = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }

  function tell(message: ToServer): void {
    // What a dead server is told is told to the next one when it starts.
    if (child.connected) child.send(message, () => undefined);
  }

  start();
  return {
    port: () => failure ?? listening,
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

/** A failure that is told to whoever asks, also if nobody has asked yet. */
function quietly<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}
