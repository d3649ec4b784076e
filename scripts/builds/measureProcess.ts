import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Measured {
  readonly milliseconds: number;
  /** The most memory that the process itself had at once, in bytes; 0 where the system does not say. */
  readonly peakBytes: number;
}

/** Runs a program to its end. Throws with its last lines if it fails. */
export async function measureProcess(command: string, args: readonly string[]): Promise<Measured> {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  let peakBytes = 0;
  // The system's own figure only grows, so that the last reading is close to the peak.
  const reading = setInterval(() => (peakBytes = Math.max(peakBytes, peakOf(child.pid))), 20);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on("error", reject);
  child.on("close", resolve);
  try {
    const code = await promise;
    if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output.slice(-2000)}`);
    return { milliseconds: performance.now() - started, peakBytes };
  } finally {
    clearInterval(reading);
  }
}

function peakOf(pid: number | undefined): number {
  try {
    const [, kilobytes = "0"] = /^VmHWM:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}
