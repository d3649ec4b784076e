import { fork } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import type { Question, Replies, Served, WantedPlatform } from "./servedPlatform.ts";

/** How long a process may take to stop before it is killed. */
const GRACE_MS = 15_000;

/** The platform in a process of its own, on a data file of its own. */
export interface PlatformProcess extends Served {
  ask<Asked extends Question>(question: Asked): Promise<Replies[Asked]>;
  /** Ends it and removes its data. */
  end(): Promise<void>;
}

/** Starts the platform with logged-in members, and with a large team if it is wanted. Rejects if it does not start. */
export async function startPlatform({ limits, members, team }: WantedPlatform): Promise<PlatformProcess> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // If this process is interrupted, the other one ends by itself.
  process.once("exit", remove);
  const child = fork(
    new URL("./servedPlatform.ts", import.meta.url),
    [folder, JSON.stringify({ limits, members, team })],
    {
      cwd: root,
      execArgv: ["--expose-gc", ...process.execArgv],
    },
  );
  const ended = once(child, "exit");
  const heard = async <Message>(): Promise<Message> => {
    const dead = ended.then(([code, signal]) => {
      throw new Error(`The platform's process ended (${code ?? signal}).`);
    });
    const [message] = (await Promise.race([once(child, "message"), dead])) as [Message];
    return message;
  };
  const end = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    const late = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
    await ended;
    clearTimeout(late);
    process.off("exit", remove);
    remove();
  };
  try {
    const served = await heard<Served>();
    return {
      ...served,
      ask: async (question) => {
        child.send(question);
        return heard();
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
