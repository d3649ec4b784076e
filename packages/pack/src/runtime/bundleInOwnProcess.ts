import { runInOwnProcess } from "../ownProcess.ts";
import { workspaceRoot } from "../workspace.ts";

/**
 * Runs the bundler in a separate process with a bare environment: NODE_ENV of a test run, .env files or a time zone
 * would otherwise affect the bytes. Its memory is also released.
 */
export async function bundleInOwnProcess(
  staging: string,
  onProgress: ((step: string) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  await runInOwnProcess<true>(new URL("bundleRuntimeProcess.ts", import.meta.url), {
    what: "The build of the runtime",
    argument: staging,
    cwd: workspaceRoot,
    env: { NODE_ENV: "production", TZ: "UTC" },
    onProgress,
    signal,
  });
}
