import { inspect } from "node:util";
import { workspaceRoot } from "../workspace.ts";
import { bundleRuntime } from "./bundleRuntime.ts";

/** What the process of the build says to the one that started it. */
export type BundleMessage =
  | { readonly step: string }
  | { readonly failure: string; readonly ours: boolean }
  | { readonly done: true };

const send = (message: BundleMessage): void => void process.send?.(message);

// Nobody waits for the result once the process that asked is gone.
process.on("disconnect", () => process.exit());

try {
  await bundleRuntime(workspaceRoot, process.argv[2] ?? "", (step) => send({ step }));
  send({ done: true });
} catch (error) {
  const known = error instanceof Error && error.name === "PackError";
  send({ failure: known ? error.message : inspect(error), ours: !known });
}
process.disconnect?.();
