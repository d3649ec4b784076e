import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

/**
 * Records the state of the process, and returns a function that restores everything that a test file replaced: globals,
 * environment, working folder, timers, spies.
 */
export function keepProcess(): () => void {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const env = { ...process.env };
  const folder = process.cwd();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    process.chdir(folder);
    syncBuiltinESMExports();
    for (const [name, descriptor] of globals) {
      if (descriptor.configurable) Object.defineProperty(globalThis, name, descriptor);
    }
    for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
  };
}
