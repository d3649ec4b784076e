import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running `livery`: a real process, as a shell would start it. */
interface Started {
  readonly process: ChildProcess;
  readonly finished: Promise<Finished>;
  /** Resolves with stdout once it contains the text; rejects if the process ends first. */
  printed(text: string): Promise<string>;
  /** The same for stderr. */
  noted(text: string): Promise<string>;
  /** The content of stdout so far. */
  stdout(): string;
}

/** Starts `livery` in `cwd`. */
export function startLivery(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../livery.ts", import.meta.url)), ...args], {
    cwd,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said.stderr += chunk.toString()));
  const finished = new Promise<Finished>((resolve) => child.on("close", (code) => resolve({ code, ...said })));
  const holds = (stream: keyof typeof said, text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (said[stream].includes(text)) resolve(said[stream]);
      };
      child[stream].on("data", look);
      child.on("close", () => reject(new Error(`livery ended without printing ${text}: ${said.stderr}`)));
      look();
    });
  return {
    process: child,
    finished,
    printed: (text) => holds("stdout", text),
    noted: (text) => holds("stderr", text),
    stdout: () => said.stdout,
  };
}
