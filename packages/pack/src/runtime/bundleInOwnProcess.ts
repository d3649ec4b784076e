import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PackError } from "../packError.ts";
import { workspaceRoot } from "../workspace.ts";
import type { BundleMessage } from "./bundleRuntimeProcess.ts";

/**
 * Runs the bundler in a separate process with a bare environment: NODE_ENV of a test run, .env files or a time zone
 * would otherwise affect the bytes. Its memory is also released.
 */
export async function bundleInOwnProcess(
  staging: string,
  onProgress: ((step: string) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const script = fileURLToPath(new URL("bundleRuntimeProcess.ts", import.meta.url));
  const child = fork(script, [staging], {
    cwd: workspaceRoot,
    env: { NODE_ENV: "production", TZ: "UTC", PATH: process.env["PATH"] ?? "", HOME: process.env["HOME"] ?? "" },
    execArgv: [],
    silent: true,
    ...(signal === undefined ? {} : { signal }),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let last: BundleMessage | undefined;
  child.on("message", (message: BundleMessage) => {
    last = message;
    if ("step" in message) onProgress?.(message.step);
  });
  child.on("error", reject);
  child.on("close", (code) => {
    if (last !== undefined && "done" in last) return resolve();
    if (last !== undefined && "failure" in last)
      return reject(last.ours ? new Error(last.failure) : new PackError(last.failure));
    return reject(new Error(`The build of the runtime ended early (exit code ${code}).\n${said}`));
  });
  await promise;
}
